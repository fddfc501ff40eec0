import type { RecordOutcome } from '#ports/server/listing-feed.ts'
import type { RecordVersion } from '#ports/server/record-version.ts'
import { reasonNotShown } from './not-shown.ts'

/** What a reading has seen of each key, and which stored listings are gone by that. */
export class SeenKeys {
  /** Keys that were public before the reading. */
  readonly before: ReadonlySet<string>
  /** Why a record is not shown, by key; null for a published one. */
  readonly reasons = new Map<string, string | null>()
  /** The newest time of a record, ms since 1970; -Infinity if none has one. */
  modifiedUpTo = Number.NEGATIVE_INFINITY
  /** The newest version seen of each key. */
  readonly #versions = new Map<string, number>()
  /** Keys that stay stored: published ones, and rejected ones, which keep their last good version. */
  readonly #kept = new Set<string>()
  /** Stored keys that are withheld now, and why. */
  readonly #withheld = new Map<string, string>()

  constructor(before: ReadonlySet<string>) {
    this.before = before
  }

  /** A record that is stored as it is. */
  keep(version: RecordVersion): void {
    this.#note(version)
    this.#kept.add(version.key)
    this.reasons.set(version.key, null)
  }

  /** Whether a version is to be read: none that is as new has come before. */
  take(version: RecordVersion): boolean {
    const seen = this.#versions.get(version.key)
    if (seen !== undefined && seen >= timeOf(version)) return false
    this.#note(version)
    return true
  }

  published(key: string): void {
    this.#kept.add(key)
    this.#withheld.delete(key)
  }

  withheld(key: string, reason: string): void {
    const isStored = this.#kept.delete(key) || this.before.has(key)
    if (isStored) this.#withheld.set(key, reason)
  }

  rejected(key: string): void {
    this.#kept.add(key)
  }

  /** Notes why a record with a key of its own is not shown. */
  explain(key: string, outcome: RecordOutcome): void {
    this.reasons.set(key, reasonNotShown(outcome))
  }

  /** What is to be removed and why: what is withheld, and after a complete reading what has vanished. */
  gone(isComplete: boolean): Map<string, string> {
    const gone = new Map(this.#withheld)
    // Only of those that were there at the start: what another run has added meanwhile, this reading can't know.
    for (const key of isComplete ? this.before : []) {
      if (!this.#kept.has(key) && !gone.has(key)) gone.set(key, 'no longer in the feed')
    }
    return gone
  }

  #note(version: RecordVersion): void {
    this.#versions.set(version.key, timeOf(version))
    this.modifiedUpTo = Math.max(this.modifiedUpTo, timeOf(version))
  }
}

const timeOf = ({ modified }: RecordVersion): number => modified ?? Number.NEGATIVE_INFINITY
