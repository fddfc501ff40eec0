import { readField, type FieldReading, type ResoRecord } from './reso-fields.ts'
import { lookupKey, lookupWords } from './reso-vocabulary.ts'

/**
 * Why the source does not let a public site show the record, or null. A field that is missing forbids nothing; one that
 * cannot be read forbids. Sources: InternetEntireListingDisplayYN and Permission of the RESO Data Dictionary, MlgCanView
 * and MlgCanUse of MLS Grid, FeedTypes of Bridge.
 */
export function whyNotPermitted(record: ResoRecord): string | null {
  if (isRefused(record, 'InternetEntireListingDisplayYN')) return 'not for display on the internet'
  if (isRefused(record, 'MlgCanView')) return 'MlgCanView false'
  return withoutIdx(record, 'MlgCanUse') ?? withoutIdx(record, 'FeedTypes') ?? whyPrivate(record)
}

/** Whether a flag is given and is anything but yes. */
function isRefused(record: ResoRecord, field: string): boolean {
  const flag = readField(record, field, 'flag')
  return flag.state === 'unreadable' || (flag.state === 'given' && !flag.value)
}

/** Public sites are the use that the field calls IDX; 'IDX Display' is one as well. */
function withoutIdx(record: ResoRecord, field: string): string | null {
  const uses = readUses(record, field)
  const isPermitted = uses.state === 'absent' || valuesOf(uses).some((use) => use.startsWith('idx'))
  return isPermitted ? null : `${field} without IDX`
}

function whyPrivate(record: ResoRecord): string | null {
  const given = readUses(record, 'Permission')
  const values = valuesOf(given)
  if (given.state === 'unreadable') return 'Permission unreadable'
  if (values.includes('private')) return 'Permission Private'
  if (values.length === 0 || values.some((value) => value === 'public' || value === 'idx')) return null
  return `Permission ${(given as { value: string[] }).value.map(lookupWords).join(', ')}`
}

const readUses = (record: ResoRecord, field: string): FieldReading<string[]> => readField(record, field, 'list')

const valuesOf = (reading: FieldReading<string[]>): string[] =>
  reading.state === 'given' ? reading.value.map(lookupKey) : []
