/** The last index a carousel can start at when `shown` of its `items` are in view (H-03: items − 3). */
export const lastStart = (items: number, shown: number): number => Math.max(0, items - Math.max(1, shown))

/** The index limited to 0 … `last`. */
export const clampIndex = (index: number, last: number): number => Math.min(Math.max(0, index), last)
