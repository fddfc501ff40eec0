import type { HomeSet } from './home-set.ts'

/** The sets of homes used last, of one version of the listings, by what was asked for. */
export class RecentSets {
  readonly #limit: number
  readonly #sets = new Map<string, HomeSet>()
  #version = 0

  /** `limit`: how many it keeps. A set of 100,000 homes takes 12.5 kB. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The set kept for a key, or else the one that is found now. It is shared: nobody changes it. */
  get(version: number, key: string, find: () => HomeSet): HomeSet {
    if (version !== this.#version) this.#sets.clear()
    this.#version = version
    const set = this.#sets.get(key) ?? find()
    // The one used last stands last.
    this.#sets.delete(key)
    this.#sets.set(key, set)
    if (this.#sets.size > this.#limit) this.#sets.delete(this.#sets.keys().next().value!)
    return set
  }
}
