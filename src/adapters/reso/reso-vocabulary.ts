import type { ListingStatus } from '#domain/listing/listing.ts'
import type { Market } from '#domain/money/money.ts'
import { remembered } from './remembered.ts'

/** A lookup value in the form in which 'Active Under Contract', 'ActiveUnderContract' and 'active under contract' are one. */
export const lookupKey = remembered((value) => value.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** A lookup value in readable words: 'ForcedAir' is 'Forced Air'; what already has spaces stays as it is. */
export const lookupWords = remembered((value) =>
  value.includes(' ') ? value : value.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2'),
)

/** Keys of values that say nothing of the home. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set(['', 'other', 'seeremarks', 'unknown', 'na', 'notapplicable'])

/** Keys of values that say it has none of what the list is for. */
export const SAYS_NONE: ReadonlySet<string> = new Set(['none', 'no', 'n'])

/** Every StandardStatus; null is one that the public may not see. */
const STATUSES: ReadonlyMap<string, ListingStatus | null> = new Map<string, ListingStatus | null>([
  ['active', 'active'],
  ['comingsoon', 'coming-soon'],
  ['activeundercontract', 'under-contract'],
  ['pending', null],
  ['closed', null],
  ['canceled', null],
  ['cancelled', null],
  ['expired', null],
  ['withdrawn', null],
  ['hold', null],
  ['incomplete', null],
  ['delete', null],
])

/** The public status, null for one that is not public, undefined for one the standard does not know. */
export const publicStatus = (value: string): ListingStatus | null | undefined => STATUSES.get(lookupKey(value))

/** Every PropertyType; null is one that is no home (commercial, land, farms, businesses). */
const MARKETS: ReadonlyMap<string, Market | null> = new Map<string, Market | null>([
  ['residential', 'sale'],
  ['residentialincome', 'sale'],
  ['manufacturedinpark', 'sale'],
  ['residentiallease', 'rent'],
  ['commercialsale', null],
  ['commerciallease', null],
  ['businessopportunity', null],
  ['land', null],
  ['farm', null],
])

/** Sale or rent, null for what is no home, undefined for a type the standard does not know. */
export const homeMarket = (propertyType: string): Market | null | undefined => MARKETS.get(lookupKey(propertyType))

/** How a kind of home is called: as a fact, in a title, and whether it stands on its own ground. */
export interface HomeSubType {
  fact: string
  noun: string
  ground: 'own' | 'shared'
}

/** A room for rent, however its source calls it. */
export const ROOM: HomeSubType = { fact: 'Room', noun: 'room', ground: 'shared' }

const HOME_SUB_TYPES: ReadonlyMap<string, HomeSubType> = new Map<string, HomeSubType>([
  ['singlefamilyresidence', { fact: 'Single Family', noun: 'house', ground: 'own' }],
  ['condominium', { fact: 'Condominium', noun: 'condominium', ground: 'shared' }],
  ['stockcooperative', { fact: 'Co-op', noun: 'co-op', ground: 'shared' }],
  ['apartment', { fact: 'Apartment', noun: 'apartment', ground: 'shared' }],
  ['loft', { fact: 'Loft', noun: 'loft', ground: 'shared' }],
  ['townhouse', { fact: 'Townhouse', noun: 'townhouse', ground: 'own' }],
  ['multifamily', { fact: 'Multi-Family', noun: 'multi-family house', ground: 'own' }],
  ['duplex', { fact: 'Two-Family', noun: 'two-family house', ground: 'own' }],
  ['triplex', { fact: 'Three-Family', noun: 'three-family house', ground: 'own' }],
  ['quadruplex', { fact: 'Four-Family', noun: 'four-family house', ground: 'own' }],
  ['cabin', { fact: 'Cabin', noun: 'cabin', ground: 'own' }],
  ['manufacturedhome', { fact: 'Manufactured Home', noun: 'manufactured home', ground: 'own' }],
  ['manufacturedonland', { fact: 'Manufactured Home', noun: 'manufactured home', ground: 'own' }],
  ['mobilehome', { fact: 'Mobile Home', noun: 'mobile home', ground: 'own' }],
])

/** What is known of a PropertySubType; null for one we have no words for. */
export const homeSubType = (propertySubType: string): HomeSubType | null =>
  HOME_SUB_TYPES.get(lookupKey(propertySubType)) ?? null

const NO_HOMES: ReadonlySet<string> = new Set([
  'boatslip',
  'deededparking',
  'parking',
  'timeshare',
  'unimprovedland',
  'agriculture',
  'farm',
  'ranch',
  'business',
  'hotelmotel',
  'industrial',
  'mixeduse',
  'office',
  'retail',
  'warehouse',
])

/** Whether a PropertySubType is no home even under a residential PropertyType: parking places, boat slips, shops. */
export const isNoHome = (propertySubType: string): boolean => NO_HOMES.has(lookupKey(propertySubType))

/** All eleven values of RESO's FeeFrequency, in words that follow an amount. */
const FEE_FREQUENCIES: ReadonlyMap<string, string> = new Map([
  ['annually', 'yearly'],
  ['bimonthly', 'every two months'],
  ['biweekly', 'every two weeks'],
  ['daily', 'daily'],
  ['monthly', 'monthly'],
  ['onetime', 'once'],
  ['quarterly', 'quarterly'],
  ['seasonal', 'per season'],
  ['semiannually', 'twice a year'],
  ['semimonthly', 'twice a month'],
  ['weekly', 'weekly'],
])

export const feeFrequency = (value: string): string | null => FEE_FREQUENCIES.get(lookupKey(value)) ?? null

const SQUARE_FEET_PER_SQUARE_METER = 10.763910417
const SQUARE_FEET_PER_ACRE = 43_560

const AREA_UNITS: ReadonlyMap<string, number> = new Map([
  ['squarefeet', 1],
  ['sqft', 1],
  ['squaremeters', SQUARE_FEET_PER_SQUARE_METER],
  ['sqm', SQUARE_FEET_PER_SQUARE_METER],
  ['acres', SQUARE_FEET_PER_ACRE],
  ['acre', SQUARE_FEET_PER_ACRE],
])

/** Square feet in one of the named unit, or null for an unknown unit. */
export const squareFeetPer = (unit: string): number | null => AREA_UNITS.get(lookupKey(unit)) ?? null

export const squareFeetToAcres = (squareFeet: number): number => squareFeet / SQUARE_FEET_PER_ACRE
export const acresToSquareFeet = (acres: number): number => acres * SQUARE_FEET_PER_ACRE
