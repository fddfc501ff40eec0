import { CATALOGUE, type KeyOfKind } from './catalogue.ts'
import { fromKind } from './keys-of-kind.ts'

/** The filters that ask for something a home has or hasn't. */
export type FlagKey = KeyOfKind<'flag'>

/** A flag filter's own words: what it asks for. */
export interface Flag {
  label: string
  noun: string
}

export const flagAt = (key: FlagKey): Flag => CATALOGUE[key]

/** A record with an entry for each flag. */
export const fromFlags = <Entry>(entryOf: (key: FlagKey) => Entry): Record<FlagKey, Entry> => fromKind('flag', entryOf)
