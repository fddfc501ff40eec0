import type { Association } from '#domain/listing/association.ts'
import type { BathCounts } from '#domain/listing/bath-counts.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { FURNISHINGS, type LeaseTerms } from '#domain/listing/lease-terms.ts'
import type { OpenHouse } from '#domain/listing/open-house.ts'
import type { SchoolDistricts } from '#domain/listing/school-districts.ts'
import { LAUNDRY_PLACES, type Structure } from '#domain/listing/structure.ts'
import type { Utilities } from '#domain/listing/utilities.ts'
import type { ViewingLinks } from '#domain/listing/viewing-links.ts'
import { INSURED } from '#domain/money/home-insurance.ts'
import type { AskedBeforeKeys } from '#domain/money/move-in.ts'
import { TAX_ORIGINS, type CostFacts } from '#domain/money/property-tax.ts'
import { flag, listOf, number, oneOf, orElse, orNull, record, text, type Fields } from './stored-values.ts'

/** The stored fields of facts that a listing keeps in groups. */

export const BATH_COUNTS: Fields<BathCounts> = { full: number, half: number }

export const OPEN_HOUSE: Fields<OpenHouse> = {
  startsAt: text,
  endsAt: text,
  byAppointment: orElse(flag, false),
  remarks: orNull(text),
}

export const DISTRICTS: Fields<SchoolDistricts> = {
  elementary: orNull(text),
  middle: orNull(text),
  high: orNull(text),
}

export const STRUCTURE: Fields<Structure> = {
  kind: orNull(oneOf(HOME_KINDS)),
  stories: orNull(number),
  buildingStories: orNull(number),
  basement: orNull(text),
  hasBasement: orNull(flag),
  hasFireplace: orNull(flag),
  garageSpaces: orNull(number),
  laundry: orNull(oneOf(LAUNDRY_PLACES)),
  accessibility: listOf(text),
}

export const UTILITIES: Fields<Utilities> = {
  hasCentralAir: orNull(flag),
  sewer: orNull(text),
  waterSource: orNull(text),
}

export const LEASE: Fields<LeaseTerms> = {
  terms: listOf(text),
  pets: orNull(record({ cats: orNull(flag), dogs: orNull(flag), words: text })),
  furnished: orNull(oneOf(FURNISHINGS)),
  rentIncludes: listOf(text),
  tenantPays: listOf(text),
  securityDeposit: orNull(number),
  applicationFee: orNull(number),
}

const ASKED = record<AskedBeforeKeys>({ deposit: orNull(number), applicationFee: orNull(number) })

export const COST_FACTS: Fields<CostFacts> = {
  tax: orNull(record({ yearly: number, from: oneOf(TAX_ORIGINS), year: orNull(number), place: orNull(text) })),
  fee: orNull(number),
  insured: orElse(oneOf(INSURED), 'building'),
  feeCapped: orElse(flag, true),
  asked: (stored) => (stored === undefined ? undefined : ASKED(stored)),
  hudRents: (stored) => (stored === undefined ? undefined : listOf(number)(stored)),
}

export const LINKS: Fields<ViewingLinks> = {
  virtualTour: orNull(text),
  floorPlans: listOf(record({ url: text, caption: orElse(text, '') })),
}

export const ASSOCIATION: Fields<Association> = {
  exists: orNull(flag),
  feeIncludes: listOf(text),
  isSeniorCommunity: orNull(flag),
}
