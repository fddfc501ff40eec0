import { CATALOGUE, FILTER_KEYS, FILTERS, type KeyOfKind } from './catalogue.ts'

/** The filters that ask for something a home has or hasn't. */
export type FlagKey = KeyOfKind<'flag'>

/** A flag filter's own words: what it asks for. */
export interface Flag {
  label: string
  noun: string
}

const FLAG_KEYS = FILTER_KEYS.filter((key): key is FlagKey => FILTERS[key].kind === 'flag')

export const flagAt = (key: FlagKey): Flag => CATALOGUE[key]

/** A record with an entry for each flag. */
export const fromFlags = <Entry>(entryOf: (key: FlagKey) => Entry): Record<FlagKey, Entry> =>
  Object.fromEntries(FLAG_KEYS.map((key) => [key, entryOf(key)])) as Record<FlagKey, Entry>
