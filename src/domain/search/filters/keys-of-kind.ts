import { FILTER_KEYS, FILTERS, type KeyOfKind } from './catalogue.ts'
import type { FilterKind } from './filter.ts'

/** The filters of one kind, in the order of the catalogue. */
export const keysOfKind = <Kind extends FilterKind>(kind: Kind): readonly KeyOfKind<Kind>[] =>
  FILTER_KEYS.filter((key): key is KeyOfKind<Kind> => FILTERS[key].kind === kind)

/** A record with an entry for each filter of one kind. */
export const fromKind = <Kind extends FilterKind, Entry>(
  kind: Kind,
  entryOf: (key: KeyOfKind<Kind>) => Entry,
): Record<KeyOfKind<Kind>, Entry> =>
  Object.fromEntries(keysOfKind(kind).map((key) => [key, entryOf(key)])) as Record<KeyOfKind<Kind>, Entry>
