/** Rail lines by their keys in the URL. `rail-line-names.ts` names each. */
export const RAIL_LINES = [
  'coast',
  'gladstone',
  'hudson-bergen',
  'main',
  'montclair',
  'morris-essex',
  'newark-light-rail',
  'northeast',
  'pascack',
  'path',
  'port-jervis',
  'raritan',
] as const
export type RailLine = (typeof RAIL_LINES)[number]
