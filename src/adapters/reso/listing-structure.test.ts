import { describe, expect, test } from 'vitest'
import { leftOut, outcome, published } from '../../../tests/feed/reso-outcomes.ts'

test.each([
  [{}, 'house'],
  [{ PropertySubType: 'Stock Cooperative' }, 'co-op'],
  [{ PropertySubType: 'Condo' }, 'condo'],
  [{ PropertySubType: 'Duplex' }, 'multi-family'],
  [{ PropertySubType: 'Loft' }, 'apartment'],
  [{ PropertySubType: 'ManufacturedOnLand' }, 'manufactured'],
  [{ PropertySubType: 'Penthouse', StructureType: ['Townhouse'] }, 'townhouse'],
  [{ PropertySubType: null, StructureType: 'House' }, 'house'],
  [{ PropertySubType: null, PropertyType: 'Residential Income' }, 'multi-family'],
  [{ PropertySubType: null }, null],
  [{ PropertyType: 'Residential Lease', ListPrice: 900, PropertySubType: 'Room for Rent' }, 'room'],
])('the kind of home of %j', (changes, kind) => {
  expect(published(changes).structure.kind).toBe(kind)
})

test('a room has the name of one, and nothing of the home around it', () => {
  const room = { PropertyType: 'Residential Lease', PropertySubType: 'Room', ListPrice: 900 }
  expect(published({ ...room, LotSizeAcres: 0.4, ParcelNumber: '0713-12-34', UnitNumber: '2' })).toMatchObject({
    title: 'Room in Montclair',
    propertyType: 'Room',
    beds: null,
    baths: null,
    bathCounts: null,
    squareFeet: null,
    lotSize: 'N/A',
    lotAcres: null,
    homeKeys: { parcel: null, address: null },
  })
  expect(published({ ...room, PropertySubType: null, StructureType: ['Room'] }).title).toBe('Room in Montclair')
})

test('no room is for sale', () => {
  expect(outcome({ PropertySubType: 'Room' })).toMatchObject({ kind: 'withhold', reason: 'no home: Room' })
})

test.each([
  [{ Stories: 1.5, StoriesTotal: 2 }, 1.5, 2],
  [{ StoriesTotal: 2 }, 2, 2],
  [{ PropertySubType: 'Condominium', StoriesTotal: 24 }, null, 24],
  [{ Stories: 0 }, null, null],
  [{ Levels: ['One'] }, 1, null],
  [{ Levels: ['OneAndOneHalf'], StoriesTotal: 2 }, 1.5, 2],
  [{ Levels: ['ThreeOrMore'] }, null, null],
  [{ Levels: ['One', 'Two'] }, null, null],
  [{ Levels: ['One', 'Other'] }, 1, null],
])('stories of %j', (changes, stories, buildingStories) => {
  expect(published(changes).structure).toMatchObject({ stories, buildingStories })
})

test.each([
  [{ Basement: ['Full', 'Finished'] }, true, 'Full, Finished'],
  [{ Basement: 'Crawl Space' }, false, 'Crawl Space'],
  [{ Basement: ['None'] }, false, 'None'],
  [{ Basement: ['Other'] }, null, null],
  [{ Basement: ['Unknown'] }, null, null],
  [{ Basement: 'No' }, false, 'No'],
  [{ Basement: 'N/A', BasementYN: false }, false, null],
  [{ BasementYN: true }, true, null],
  [{}, null, null],
])('the basement of %j', (changes, hasBasement, basement) => {
  expect(published(changes).structure).toMatchObject({ hasBasement, basement })
})

test.each([
  [{ FireplaceYN: true }, true],
  [{ FireplacesTotal: 2, FireplaceYN: null }, true],
  [{ FireplacesTotal: 0 }, false],
  [{ FireplaceYN: false }, false],
  [{}, null],
])('the fireplace of %j', (changes, hasFireplace) => {
  expect(published(changes).structure.hasFireplace).toBe(hasFireplace)
})

test.each([
  [{ GarageSpaces: 2 }, 2],
  [{ GarageSpaces: 0 }, 0],
  [{ GarageYN: false }, 0],
  [{ GarageYN: true }, null],
  [{ GarageSpaces: 1e9 }, null],
])('garage spaces of %j', (changes, spaces) => {
  expect(published(changes).structure.garageSpaces).toBe(spaces)
})

test.each([
  [{ LaundryFeatures: ['In Unit'] }, 'in-unit'],
  [{ LaundryFeatures: ['Main Level', 'Washer Hookup'] }, 'in-unit'],
  [{ LaundryFeatures: ['Common Area'] }, 'in-building'],
  [{ LaundryFeatures: ['In Building', 'In Unit'] }, 'in-unit'],
  [{ LaundryFeatures: ['None'] }, 'none'],
  [{ LaundryFeatures: 'No' }, 'none'],
  [{ LaundryFeatures: ['N/A'] }, null],
  [{ LaundryFeatures: ['Gas Dryer Hookup', 'Washer Hookup'] }, null],
  [{ Appliances: ['Washer', 'Dryer'] }, 'in-unit'],
  [{ Appliances: ['Dishwasher', 'Dryer'] }, null],
  [{}, null],
])('laundry of %j', (changes, laundry) => {
  expect(published(changes).structure.laundry).toBe(laundry)
})

test.each([
  [{ Cooling: ['CentralAir', 'Zoned'] }, true],
  [{ Cooling: 'Wall Unit(s)' }, false],
  [{ Cooling: ['None'] }, false],
  [{ CoolingYN: false }, false],
  [{ Cooling: ['Other'] }, null],
])('central air of %j', (changes, hasCentralAir) => {
  expect(published(changes).utilities.hasCentralAir).toBe(hasCentralAir)
})

test('supply, districts, association and assessed value are read as the record writes them', () => {
  const listing = published({
    Sewer: ['PublicSewer'],
    WaterSource: 'Well',
    AccessibilityFeatures: ['AccessibleEntrance', 'None'],
    ElementarySchoolDistrict: 'Frankford',
    HighSchoolDistrict: 'High Point Regional',
    AssociationYN: true,
    AssociationFeeIncludes: ['SnowRemoval', 'Snow Removal', 'Trash'],
    SeniorCommunityYN: 'Y',
    TaxAssessedValue: '402,300',
  })
  expect(listing.utilities).toMatchObject({ sewer: 'Public Sewer', waterSource: 'Well' })
  expect(listing.structure.accessibility).toEqual(['Accessible Entrance'])
  expect(listing.schoolDistricts).toEqual({ elementary: 'Frankford', middle: null, high: 'High Point Regional' })
  expect(listing.association).toEqual({ exists: true, feeIncludes: ['Snow Removal', 'Trash'], isSeniorCommunity: true })
  expect(listing.taxAssessedValue).toBe(402_300)
})

test('a home on shared ground has no acres', () => {
  expect(published({ LotSizeArea: 21_780, LotSizeUnits: 'SquareFeet' }).lotAcres).toBe(0.5)
  expect(published({ PropertySubType: 'Condominium', LotSizeAcres: 3 }).lotAcres).toBeNull()
})

describe('a lease', () => {
  const rental = { PropertyType: 'Residential Lease', ListPrice: 3150 }

  test('says what the record says', () => {
    const { lease, availableOn } = published({
      ...rental,
      LeaseTerm: ['12 Months', 'Renewal Option'],
      AvailabilityDate: '2027-01-01',
      Furnished: 'Unfurnished',
      RentIncludes: ['Water', 'HotWater'],
      TenantPays: 'Electricity,Gas',
      SecurityDeposit: '4,725',
      ApplicationFee: 50,
    })
    expect(availableOn).toBe('2027-01-01')
    expect(lease).toEqual({
      terms: ['12 Months', 'Renewal Option'],
      pets: null,
      furnished: 'unfurnished',
      rentIncludes: ['Water', 'Hot Water'],
      tenantPays: ['Electricity', 'Gas'],
      securityDeposit: 4725,
      applicationFee: 50,
    })
  })

  test.each([
    [['No'], { cats: false, dogs: false, words: 'No' }],
    [['Yes', 'SizeLimit'], { cats: true, dogs: true, words: 'Yes, Size Limit' }],
    [['Cats OK'], { cats: true, dogs: null, words: 'Cats OK' }],
    [['Call'], { cats: null, dogs: null, words: 'Call' }],
    [[], null],
  ])('with PetsAllowed %j', (PetsAllowed, pets) => {
    expect(published({ ...rental, PetsAllowed }).lease.pets).toEqual(pets)
  })

  test('cannot begin in another age', () => {
    expect(published({ ...rental, AvailabilityDate: '2999-01-01' }).availableOn).toBeNull()
    expect(leftOut({ ...rental, AvailabilityDate: '2999-01-01' })).toEqual(['AvailabilityDate'])
  })
})
