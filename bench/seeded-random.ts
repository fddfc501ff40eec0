/** Random numbers that come the same for the same seed (mulberry32). */
export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<T>(values: readonly T[]): T
  /** True with this probability. */
  chance(share: number): boolean
  /** Around 0, mostly within 1 (the mean of three). */
  around(): number
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (values) => values[Math.floor(next() * values.length)]!,
    chance: (share) => next() < share,
    around: () => ((next() + next() + next()) / 3 - 0.5) * 2,
  }
}
