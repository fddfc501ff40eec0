/** The place `step` places on in a circle of `count`. */
export const turn = (place: number, step: number, count: number): number => (((place + step) % count) + count) % count

/** The last place a carousel can begin at when `shown` of its `items` are in view (H-03: items − 3). */
export const lastPlace = (items: number, shown: number): number => Math.max(0, items - Math.max(1, shown))

/** A place kept between 0 and the last. */
export const within = (place: number, last: number): number => Math.min(Math.max(0, place), last)
