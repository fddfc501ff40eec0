import { countOf } from '#domain/count.ts'
import { bathCountsText } from '#domain/listing/bath-counts.ts'
import { daysOnMarket } from '#domain/listing/days-on-market.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { LAUNDRY_WORDS } from '#domain/listing/structure.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { PropertyDetail } from './property-details.ts'

/** Facts beyond the specification's that belong together. */
export interface DetailGroup {
  title: string
  rows: PropertyDetail[]
}

type Row = readonly [label: string, value: string | number | null]

/** The groups below the rows of the specification. Only what is known has a row, and a group without rows is left out. `today`: ISO date. */
export const furtherDetails = (listing: Listing, today: string): DetailGroup[] =>
  [
    group('The building', buildingRows(listing)),
    group('Market and costs', costRows(listing, today)),
    group('School districts', districtRows(listing)),
  ].filter(({ rows }) => rows.length > 0)

const group = (title: string, rows: readonly Row[]): DetailGroup => ({
  title,
  rows: rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }])),
})

function buildingRows({ bathCounts, structure, utilities }: Listing): Row[] {
  const { stories, buildingStories, basement, hasFireplace, garageSpaces, laundry } = structure
  return [
    ['Bathrooms', bathCounts && bathCountsText(bathCounts)],
    ['Floors', stories],
    ['Floors in the Building', buildingStories === stories ? null : buildingStories],
    ['Basement', basement],
    ['Fireplace', hasFireplace === null ? null : yesOrNo(hasFireplace)],
    ['Laundry', laundry && LAUNDRY_WORDS[laundry]],
    ['Garage', garageSpaces === null ? null : garageText(garageSpaces)],
    ['Water', utilities.waterSource],
    ['Sewer', utilities.sewer],
  ]
}

const garageText = (spaces: number): string => (spaces === 0 ? 'None' : countOf(spaces, 'car', 'cars'))

const daysText = (days: number): string => (days === 0 ? 'New today' : countOf(days, 'day', 'days'))

const costRows = ({ listedOn, taxAssessedValue, association }: Listing, today: string): Row[] => [
  ['On the Market', daysText(daysOnMarket(listedOn, today))],
  ['Assessed Value', taxAssessedValue === null ? null : formatDollars(taxAssessedValue)],
  ['Fee Includes', association.feeIncludes.join(', ') || null],
  ['Age-Restricted Community', association.isSeniorCommunity === null ? null : yesOrNo(association.isSeniorCommunity)],
]

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No')

/** Those that differ from the one district named above. */
function districtRows({ schoolDistrict, schoolDistricts: { elementary, middle, high } }: Listing): Row[] {
  const rows: Row[] = [
    ['Elementary', elementary],
    ['Middle', middle],
    ['High', high],
  ]
  return rows.every(([, district]) => district === null || district === schoolDistrict) ? [] : rows
}
