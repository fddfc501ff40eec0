/** Where each county's name stands on the drawing of the towns (`town-outlines.json`), in its units. */
export const COUNTY_NAME_POINTS = {
  Bergen: [618, 268],
  Essex: [508, 398],
  Hudson: [622, 446],
  Morris: [356, 348],
  Passaic: [478, 216],
  Sussex: [280, 144],
  Warren: [112, 370],
} as const
