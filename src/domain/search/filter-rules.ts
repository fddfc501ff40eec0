import type { Timetable } from '../commute/timetable.ts'
import { daysBefore, weekendOf } from '../day.ts'
import { foldCase } from '../fold-case.ts'
import { isInside, isWithin, type LatLng } from '../geo/geo.ts'
import { foldTown, townKey, type TownKey, type TownPoint } from '../geo/town.ts'
import { openHouseDay } from '../listing/open-house.ts'
import { centsBelow, monthsBy, type LoanFigures } from '../money/home-month.ts'
import type { CostedHome } from '../money/monthly-cost.ts'
import { isWithinVouchers } from '../money/voucher.ts'
import { todayInNewJersey } from '../new-jersey-time.ts'
import { amenityFeature } from './amenity-feature.ts'
import { dayFilter } from './day-filters.ts'
import { hasPhrases } from './description-words.ts'
import { isFlagLeftOut } from './feature-nouns.ts'
import type { Amenity } from './filters/amenities.ts'
import type { FilterKey, ListingFilters } from './filters/catalogue.ts'
import type { CostLimit } from './filters/cost.ts'
import type { LeftOutFeature } from './filters/features.ts'
import type { FilteredHome } from './filters/filter.ts'
import type { FlagKey } from './filters/flags.ts'
import { fromKind } from './filters/keys-of-kind.ts'
import type { TrainLimit } from './filters/train.ts'
import { asksTrain, commutesBy, isInReach } from './home-commutes.ts'
import { entriesOf, isDenied, listedFeatures } from './listed-features.ts'
import { SPAN_LIMIT, type DaySpan, type Span } from './query-param.ts'
import { hasWords } from './search-words.ts'
import { spanFilter, type SpanKey } from './span-filters.ts'

/** What filters and orders depend on besides homes. */
export interface SearchContext {
  townAt?: TownPoint | undefined
  /** The ISO date in New Jersey. */
  today?: string
  /** Needed for monthly costs alone. */
  loans?: LoanFigures | undefined
  /** Needed for commutes alone. */
  timetable?: Timetable | undefined
}

type Meets = (home: FilteredHome) => boolean
/** Which homes meet a filter's value. */
type Rule<Value> = (value: Value, context: SearchContext) => Meets

const every: Meets = () => true

const atLeast =
  (of: (home: FilteredHome) => number | null): Rule<number | null> =>
  (min) =>
    min === null ? every : (home) => (of(home) ?? -1) >= min

const atMost =
  (of: (home: FilteredHome) => number | null): Rule<number | null> =>
  (max) =>
    max === null ? every : (home) => (of(home) ?? Infinity) <= max

const oneOf =
  (of: (home: FilteredHome) => string | null): Rule<readonly string[]> =>
  (wanted) =>
    wanted.length === 0 ? every : (home) => wanted.includes(of(home) as string)

/** What isn't known is none of them. */
const noneOf =
  (of: (home: FilteredHome) => string | null): Rule<readonly string[]> =>
  (unwanted) =>
    unwanted.length === 0 ? every : (home) => !unwanted.includes(of(home) as string)

const between = (key: SpanKey): Rule<Span | null> => {
  const { numberOf } = spanFilter(key)
  return (span, { today = todayInNewJersey() }) => {
    if (span === null) return every
    const { min, max } = { min: span.min ?? 0, max: span.max ?? SPAN_LIMIT }
    return (home) => {
      const number = numberOf(home, today)
      return number !== null && number >= min && number <= max
    }
  }
}

const yes =
  (has: Meets): Rule<boolean> =>
  (wanted) =>
    wanted ? has : every

/** Meets none of them. */
const none =
  (rules: readonly Meets[]): Meets =>
  (home) =>
    !rules.some((meets) => meets(home))

/** Whether the source says so, in RESO's words of AccessibilityFeatures, such as 'Accessible Entrance'. */
const says =
  (words: RegExp): Meets =>
  ({ structure }) =>
    structure.accessibility.some((text) => words.test(text) && !isDenied(text.replace(NO_STEP, '')))

/** Denies the step, not the entrance. */
const NO_STEP = /no.?steps?\b/i
/** One for people; service and freight elevators carry goods. */
const ELEVATOR = /(?<!\b(?:service|freight)[\s/-]+)\belevator(?!s?[\s(:-]+(?:service|freight))/i
const saysElevator = says(ELEVATOR)
/** A stair lift carries no wheelchair. */
const saysLift = says(/(?<!\b(?:stair|chair|ceiling)[\s-]*)lift/i)
/** In RESO's words of InteriorFeatures and AssociationAmenities, and agents' own. */
const listsElevator: Meets = ({ amenities }) =>
  amenities.flatMap(entriesOf).some((entry) => ELEVATOR.test(entry) && !isDenied(entry))

/** Whether the rent pays for it, or for all utilities, in RESO's words of RentIncludes. */
const rentPays =
  (words: RegExp): Meets =>
  ({ lease }) =>
    lease.rentIncludes.some((text) => words.test(text) || /^(?:all )?utilities$/i.test(text))

/** Whether the lease may be so long, in RESO's words of LeaseTerm, such as '12 Months', or a file's, such as '1-2 years'. */
const mayLast =
  (words: RegExp): Meets =>
  ({ lease }) =>
    lease.terms.some((term) => words.test(term) && !isDenied(term))

/** What may stand between a length and its unit: '6 or 12 months'. */
const UP_TO = String.raw`\b(?:[\s/&-]|to|or|and|\d)*`
const monthsLong = (months: string) => String.raw`\b(?:${months})${UP_TO}mo(?:nth)?s?\b`
const yearsLong = (years: string) => String.raw`\b(?:${years})${UP_TO}y(?:ea)?rs?\b`
const MONTH_TO_MONTH = 'month.?to.?month'

/** Whether a home has what a flag asks for. */
export const FLAG_RULES: Readonly<Record<FlagKey, Meets>> = {
  // A crawl space is no basement.
  basement: ({ structure }) => structure.hasBasement === true,
  air: ({ utilities }) => utilities.hasCentralAir === true,
  fireplace: ({ structure }) => structure.hasFireplace === true,
  // A washer and dryer of its own, or the connections for them.
  laundry: ({ structure }) => structure.laundry === 'in-unit',
  // Below the price before the last change, or the one it came on the market with.
  reduced: ({ price, previousPrice, originalPrice, priceReduction }) =>
    priceReduction !== null || price < (previousPrice ?? originalPrice ?? 0),
  stepFree: says(/entrance|approach|ramp|no.?step|level entry/i),
  accessibleBedroom: says(/bedroom/i),
  elevator: (home) => saysElevator(home) || saysLift(home) || listsElevator(home),
  pets: ({ lease }) => lease.pets?.cats === true || lease.pets?.dogs === true,
  furnished: ({ lease }) => lease.furnished === 'furnished',
  monthToMonth: mayLast(new RegExp(MONTH_TO_MONTH, 'i')),
  shortLease: mayLast(
    new RegExp(`short|week|season|${MONTH_TO_MONTH}|${monthsLong('[1-9]|1[01]|one|two|three|four|six|nine')}`, 'i'),
  ),
  sixMonthLease: mayLast(new RegExp(monthsLong('6|six'), 'i')),
  oneYearLease: mayLast(new RegExp(`${monthsLong('12|twelve')}|${yearsLong('1|one')}|^(?:annual|yearly)\\b`, 'i')),
  twoYearLease: mayLast(new RegExp(`${monthsLong('24|twenty.?four')}|${yearsLong('2|two')}`, 'i')),
  heatIncluded: rentPays(/^heat\b/i),
  electricityIncluded: rentPays(/^electric/i),
  voucher: ({ price, beds, costFacts }) => isWithinVouchers(price, beds, costFacts.hudRents),
}

const FLAGS = Object.fromEntries(Object.entries(FLAG_RULES).map(([key, has]) => [key, yes(has)])) as Record<
  FlagKey,
  Rule<boolean>
>

/** The rule of each filter (specification section 5, L-04). They stand apart, because pages load the filters first. */
export const FILTER_RULES: { readonly [Key in FilterKey]: Rule<ListingFilters[Key]> } = {
  search: (text) => {
    const wanted = foldCase(text)
    const contains: Meets = ({ title, address, county }) =>
      [title, address, county].some((field) => foldCase(field).includes(wanted))
    return wanted === '' ? every : (home) => contains(home) || hasWords(home, text)
  },
  market: (wanted) => (home) => home.market === wanted,
  county: (wanted) => (home) => wanted === null || home.county === wanted,
  price:
    ({ min, max }) =>
    ({ price }) =>
      price >= min && price <= max,
  beds: atLeast((home) => home.beds),
  bedsMax: atMost((home) => home.beds),
  baths: atLeast((home) => home.baths),
  bathsMax: atMost((home) => home.baths),
  amenities: (wanted) => {
    const rules = wanted.map(hasAmenity)
    return (home) => rules.every((has) => has(home))
  },
  features: (wanted) => (home) => wanted.every((feature) => listedFeatures(home).has(feature)),
  cost: costRule,
  train: (limit, context) => (asksTrain(limit) ? isInReach(limit, timetableOf(context)) : every),
  counties: oneOf((home) => home.county),
  kinds: oneOf(({ structure }) => structure.kind),
  ...fromKind('span', between),
  ...fromKind(
    'day',
    (key): Rule<string | null> =>
      (day) =>
      (home) =>
        day === null || dayFilter(key).meets(home, day),
  ),
  ...fromKind(
    'days',
    (key): Rule<DaySpan | null> =>
      (days) =>
      (home) =>
        days === null || dayFilter(key).meets(home, days),
  ),
  days: (most, { today = todayInNewJersey() }) => {
    if (most === null) return every
    const from = daysBefore(today, most)
    return (home) => home.listedOn >= from
  },
  openHouse: (wanted, { today = todayInNewJersey() }) => {
    if (!wanted) return every
    const weekend = weekendOf(today)
    return (home) => home.openHouses.some((visit) => weekend.includes(openHouseDay(visit)))
  },
  words: (text) => (text === '' ? every : (home) => hasPhrases(home.description, text)),
  towns: (wanted) => (wanted.length === 0 ? every : ofTowns(wanted)),
  area: (ring, context) => (ring === null ? every : placed(context, (at) => isInside(at, ring))),
  within: (box, context) => (box === null ? every : placed(context, (at) => isWithin(at, box))),
  notTowns: (unwanted) => none([ofTowns(unwanted)]),
  notCounties: noneOf((home) => home.county),
  notKinds: noneOf(({ structure }) => structure.kind),
  notAmenities: (unwanted) => none(unwanted.map(hasAmenity)),
  notFeatures: (unwanted) => none(unwanted.map(hasFeature)),
  // Nothing says that a home of an unknown place is in the area.
  notArea: (ring, context) => (ring === null ? every : placed(context, (at) => !isInside(at, ring))),
  ...FLAGS,
}

function ofTowns(wanted: readonly TownKey[]): Meets {
  const towns = new Set(wanted.map(foldTown))
  return (home) => towns.has(foldTown(townKey(home.city, home.county)))
}

function hasAmenity(amenity: Amenity): Meets {
  const feature = amenityFeature(amenity)
  return (home) => home.features.includes(feature)
}

/** What a flag asks for, or a feature that the listing names. */
const hasFeature = (key: LeftOutFeature): Meets =>
  isFlagLeftOut(key) ? FLAG_RULES[key] : (home) => listedFeatures(home).has(key)

/** A home stands at its own point, or else at its town's. Where neither is known, nothing says that it is elsewhere. */
function placed({ townAt }: SearchContext, holds: (at: LatLng) => boolean): Meets {
  return ({ location, city, county }) => {
    const at = location ?? townAt?.(city, county) ?? null
    return at === null || holds(at)
  }
}

/** The month of homes by a visitor's numbers, cents; null where it can't be worked out. Throws without `loans`. */
export function monthsFor({ terms }: CostLimit, { loans }: SearchContext): (home: CostedHome) => number | null {
  if (!loans) throw new Error('Monthly costs are calculated with loan figures')
  return monthsBy(terms, loans)
}

/** The shortest commute of homes, minutes; null where none is known. Throws without `timetable`. */
export const commutesFor = (limit: TrainLimit, context: SearchContext): ReturnType<typeof commutesBy> =>
  commutesBy(limit, timetableOf(context))

function timetableOf({ timetable }: SearchContext): Timetable {
  if (!timetable) throw new Error('Commutes are calculated from a timetable')
  return timetable
}

function costRule(limit: CostLimit, context: SearchContext): Meets {
  if (limit.upTo === null) return every
  const [monthOf, below] = [monthsFor(limit, context), centsBelow(limit.upTo)]
  return (home) => {
    const cents = monthOf(home)
    return cents === null ? limit.withUnknown : cents < below
  }
}
