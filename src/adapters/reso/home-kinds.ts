import type { HomeKind } from '#domain/listing/home-kind.ts'
import type { RecordReader } from './reso-fields.ts'
import { lookupKey } from './reso-vocabulary.ts'

/** PropertySubType, StructureType and PropertyType of the RESO Data Dictionary, and words that local systems use for them. */
const KINDS: ReadonlyMap<string, HomeKind> = new Map<string, HomeKind>([
  ['singlefamilyresidence', 'house'],
  ['singlefamily', 'house'],
  ['onefamily', 'house'],
  ['detached', 'house'],
  ['house', 'house'],
  ['cabin', 'house'],
  ['villa', 'house'],
  ['farmhouse', 'house'],
  ['townhouse', 'townhouse'],
  ['rowhouse', 'townhouse'],
  ['condominium', 'condo'],
  ['condo', 'condo'],
  ['stockcooperative', 'co-op'],
  ['cooperative', 'co-op'],
  ['coop', 'co-op'],
  ['apartment', 'apartment'],
  ['loft', 'apartment'],
  ['studio', 'apartment'],
  ['multifamily', 'multi-family'],
  ['duplex', 'multi-family'],
  ['twofamily', 'multi-family'],
  ['triplex', 'multi-family'],
  ['threefamily', 'multi-family'],
  ['quadruplex', 'multi-family'],
  ['fourfamily', 'multi-family'],
  ['residentialincome', 'multi-family'],
  ['manufacturedhome', 'manufactured'],
  ['manufacturedonland', 'manufactured'],
  ['manufacturedhouse', 'manufactured'],
  ['manufacturedinpark', 'manufactured'],
  ['mobilehome', 'manufactured'],
  // The dictionary has no value for a room for rent; its lookups are open, and these are local ones.
  ['room', 'room'],
  ['roomforrent', 'room'],
  ['roomrental', 'room'],
  ['rentalroom', 'room'],
  ['privateroom', 'room'],
  ['sharedroom', 'room'],
  ['singleroom', 'room'],
])

/** The kind of home by PropertySubType, else StructureType, else PropertyType; null if none of them says. */
export function readHomeKind(reader: RecordReader): HomeKind | null {
  const given = [reader.line('PropertySubType'), ...reader.list('StructureType'), reader.line('PropertyType')]
  const known = given.map((value) => KINDS.get(lookupKey(value ?? '')))
  return known.find((kind) => kind !== undefined) ?? null
}
