import { hash } from 'node:crypto'
import type { Market } from '#domain/money/money.ts'
import type { HomeKeys } from '#ports/server/listing-import.ts'
import type { Place } from './listing-place.ts'
import type { RecordReader } from './reso-fields.ts'
import { ROOM, type HomeSubType } from './reso-vocabulary.ts'
import { plainWord } from './street-words.ts'

/** A listing that may not be joined with another. */
const NO_KEYS: HomeKeys = { parcel: null, address: null }

/**
 * What all listings of one home in one market have in common: its parcel (ParcelNumber within its town) and its address
 * (street, unit and ZIP), both with the unit, as digests. A hidden address gives none, for a joined past would tell which home
 * it is; nor does a home that may share its parcel and house number with others and has no unit, nor a room, which isn't the unit
 * around it.
 */
export function readHomeKeys(
  reader: RecordReader,
  { street, addressHidden, address, city, county }: Place,
  { market, kind }: { market: Market; kind: HomeSubType | null },
): HomeKeys {
  if (addressHidden || kind === ROOM) return NO_KEYS
  const unit = words(reader.line('UnitNumber') ?? UNIT.exec(street ?? '')?.[1] ?? '')
  const standsAlone = kind !== null && (market === 'rent' ? kind.fact === 'Single Family' : kind.ground === 'own')
  if (unit === '' && !standsAlone) return NO_KEYS
  const parcel = parcelNumber(reader.line('ParcelNumber') ?? '')
  const house = words((street ?? '').replace(UNIT, ''))
  const zip = /\d{5}$/.exec(address)?.[0]
  return {
    parcel: parcel === null ? null : digest(['parcel', market, words(county), words(city), parcel, unit]),
    address: !/\d/.test(house) || zip === undefined ? null : digest(['address', market, house, unit, zip]),
  }
}

const UNIT = /[\s,]*(?:\b(?:unit|apartment|apt|suite|ste|no|number)\b\.?|#)\s*#?\s*([\p{L}\p{N}-]+)\s*$/iu

/** '12 maple street' for '12 Maple St.' */
const words = (text: string): string => (lettersOf(text) ?? []).map(plainWord).join(' ')

const lettersOf = (text: string): string[] | null =>
  IS_ASCII.test(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)

/** Most texts are: without marks, and their own normal form. */
const IS_ASCII = /^[\0-\x7f]*$/

/** Signs of a real parcel number at least; '0', '999' and 'N/A' stand for none. */
const MIN_PARCEL = 5

/** '713-12-34' for '0713_00012_00034'; null for what can be no parcel of its own. */
function parcelNumber(text: string): string | null {
  const parts = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((part) => part.replace(/^0+(?=.)/, ''))
  const signs = parts.join('')
  return signs.length < MIN_PARCEL || !/\d/.test(signs) || /^(.)\1*$/.test(signs) ? null : parts.join('-')
}

/** 132 bits: histories of removed homes hold no address. */
const digest = (parts: readonly string[]): string => hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)
