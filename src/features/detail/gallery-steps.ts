/** The place `step` further in a gallery of `count` pictures, around both ends (D-03). */
export const wrapAround = (place: number, step: number, count: number): number =>
  (((place + step) % count) + count) % count

/** The step an arrow key asks for; null for any other key. */
export function stepOfKey(key: string): -1 | 1 | null {
  if (key === 'ArrowLeft') return -1
  if (key === 'ArrowRight') return 1
  return null
}
