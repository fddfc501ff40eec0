import { CATALOGUE, type KeyOfKind } from './catalogue.ts'
import { fromKind } from './keys-of-kind.ts'

/** The filters that ask for something a home has or hasn't. */
export type FlagKey = KeyOfKind<'flag'>

export const flagAt = (key: FlagKey): { label: string } => CATALOGUE[key]

/** A record with an entry for each flag. */
export const fromFlags = <Entry>(entryOf: (key: FlagKey) => Entry): Record<FlagKey, Entry> => fromKind('flag', entryOf)
