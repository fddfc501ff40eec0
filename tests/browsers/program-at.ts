import { existsSync } from 'node:fs'

/** The path of a program: the given one, else the first of its usual places that exists; null where it is nowhere. */
export const programAt = (given: string | undefined, places: readonly string[]): string | null =>
  (given === undefined ? places : [given]).find((place) => existsSync(place)) ?? null
