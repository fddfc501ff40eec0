import type { RailLine } from './rail-line.ts'

/** The lines that a search can ask for, as timetables and chips name them. PATH is one: its four services share their stations. */
export const RAIL_LINE_NAMES: Readonly<Record<RailLine, string>> = {
  'morris-essex': 'Morris & Essex Line',
  gladstone: 'Gladstone Branch',
  montclair: 'Montclair-Boonton Line',
  main: 'Main/Bergen County Line',
  'port-jervis': 'Port Jervis Line',
  pascack: 'Pascack Valley Line',
  northeast: 'Northeast Corridor',
  coast: 'North Jersey Coast Line',
  raritan: 'Raritan Valley Line',
  path: 'PATH',
  'hudson-bergen': 'Hudson-Bergen Light Rail',
  'newark-light-rail': 'Newark Light Rail',
}
