import { describe, expect, test } from 'vitest'
import type { FeatureKey } from '#domain/search/filters/features.ts'
import { listedFeatures } from '#domain/search/listed-features.ts'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { leftOut, published } from '../../../tests/feed/reso-outcomes.ts'

describe('rooms and sizes', () => {
  test.each([
    [{ BathroomsFull: 2, BathroomsHalf: 1, BathroomsTotalInteger: 3 }, 2.5],
    [{ BathroomsFull: 2, BathroomsHalf: null }, 2],
    [{ BathroomsFull: null, BathroomsHalf: null, BathroomsTotalInteger: 3 }, 3],
    [{ BathroomsFull: null, BathroomsHalf: 1, BathroomsTotalInteger: 3 }, 2.5],
    [{ BathroomsFull: null, BathroomsHalf: 1, BathroomsTotalInteger: null }, null],
    [{ BathroomsFull: 0, BathroomsHalf: 0 }, null],
    [{ BathroomsFull: '3', BathroomsHalf: '1' }, 3.5],
    [{ BathroomsFull: 4000, BathroomsHalf: 0 }, null],
    [{ BathroomsFull: 2, BathroomsHalf: 0, BathroomsThreeQuarter: 1 }, 3],
    [{ BathroomsFull: null, BathroomsHalf: null, BathroomsThreeQuarter: 1 }, 1],
    [{ BathroomsFull: 2, BathroomsHalf: null, BathroomsPartial: 1 }, 2.5],
    [{ BathroomsFull: 2, BathroomsHalf: 1, BathroomsPartial: 1 }, 2.5],
    [{ BathroomsFull: 2, BathroomsHalf: null, BathroomsThreeQuarter: 1, BathroomsPartial: 1 }, 3],
    [{ BathroomsFull: null, BathroomsHalf: null, BathroomsTotalDecimal: 2.5 }, 2.5],
    [{ BathroomsFull: null, BathroomsHalf: null, BathroomsTotalDecimal: '2.10' }, 2.5],
    [{ BathroomsFull: null, BathroomsHalf: null, BathroomsTotalDecimal: 2.75, BathroomsTotalInteger: 3 }, 3],
    [{ BathroomsFull: null, BathroomsHalf: null, BathroomsTotalDecimal: 2.4, BathroomsTotalInteger: 3 }, 3],
    [{ BathroomsFull: 1, BathroomsHalf: 1, BathroomsTotalDecimal: 9 }, 1.5],
    [{ BathroomsFull: 0, BathroomsHalf: 1 }, 0.5],
  ])('baths of %j', (changes, baths) => {
    expect(published(changes).baths).toBe(baths)
  })

  test.each([
    [
      { BathroomsFull: 2, BathroomsHalf: 1 },
      { full: 2, half: 1 },
    ],
    [
      { BathroomsFull: 2, BathroomsThreeQuarter: 1, BathroomsHalf: 2 },
      { full: 3, half: 2 },
    ],
    [{ BathroomsFull: null, BathroomsHalf: null, BathroomsTotalInteger: 3 }, null],
    [
      { BathroomsFull: null, BathroomsHalf: null, BathroomsTotalDecimal: 2.1 },
      { full: 2, half: 1 },
    ],
  ])('the parts of the baths of %j', (changes, counts) => {
    expect(published(changes).bathCounts).toEqual(counts)
  })

  test('a decimal that isn’t a number of baths is reported', () => {
    expect(leftOut({ BathroomsFull: null, BathroomsHalf: null, BathroomsTotalDecimal: 2.4 })).toEqual([
      'BathroomsTotalDecimal',
    ])
  })

  test('a studio has 0 bedrooms, an unknown number is not 0', () => {
    expect(published({ BedroomsTotal: 0 }).beds).toBe(0)
    expect(published({ BedroomsTotal: null }).beds).toBeNull()
    expect(published({ BedroomsTotal: -2 }).beds).toBeNull()
    expect(leftOut({ BedroomsTotal: 99 })).toEqual(['BedroomsTotal'])
  })

  test('square meters become square feet', () => {
    expect(published({ LivingArea: 100, LivingAreaUnits: 'SquareMeters' }).squareFeet).toBe(1076)
    expect(published({ LivingArea: 100, LivingAreaUnits: 'Tatami' }).squareFeet).toBeNull()
    expect(published({ LivingArea: 1e9 }).squareFeet).toBeNull()
    expect(published({ LivingArea: 1200, LivingAreaUnits: null }).squareFeet).toBe(1200)
  })

  test.each([
    [{ LotSizeArea: 0.31, LotSizeUnits: 'Acres' }, '0.31 acres'],
    [{ LotSizeArea: 43_560, LotSizeUnits: 'SquareFeet' }, '1 acre'],
    [{ LotSizeArea: 2023, LotSizeUnits: 'Square Meters' }, '0.5 acres'],
    [{ LotSizeArea: 3500, LotSizeUnits: 'Square Feet' }, '3,500 sq ft'],
    [{ LotSizeAcres: '2.4' }, '2.4 acres'],
    [{ LotSizeArea: 0.5, LotSizeUnits: null, LotSizeSquareFeet: 21_780 }, '0.5 acres'],
    [{ LotSizeArea: 1e9, LotSizeUnits: 'Acres' }, null],
    [{}, null],
    [{ PropertySubType: 'Condominium', LotSizeAcres: 3 }, 'N/A'],
  ])('lot of %j', (changes, lotSize) => {
    expect(published(changes).lotSize).toBe(lotSize)
  })
})

describe('facts', () => {
  test('lists come as arrays or as text, in one word or two', () => {
    expect(published({ Heating: ['ForcedAir', 'NaturalGas'] }).heating).toBe('Forced Air, Natural Gas')
    expect(published({ Heating: 'Forced Air,Natural Gas' }).heating).toBe('Forced Air, Natural Gas')
    expect(published({ Cooling: ['None'] }).cooling).toBe('None')
    expect(published({ Cooling: [null, {}, ''] }).cooling).toBeNull()
    expect(published({ Heating: ['Unknown'] }).heating).toBeNull()
  })

  test('parking counts the garage first', () => {
    expect(published({ GarageSpaces: 2, ParkingFeatures: 'Driveway' }).parking).toBe('2-car garage, Driveway')
    expect(published({ GarageSpaces: 1 }).parking).toBe('1-car garage')
    expect(published({}).parking).toBeNull()
  })

  test.each([
    [{ GarageSpaces: 2 }, ['Two-Car Garage']],
    [{ GarageSpaces: 3 }, ['Two-Car Garage']],
    [{ GarageSpaces: 1 }, []],
    [{ GarageSpaces: 1e9 }, []],
    [{ WaterfrontYN: 'Y' }, ['Waterfront']],
    [{ PoolFeatures: ['None'] }, []],
    [{ PoolFeatures: ['N/A'] }, []],
    [{ PoolFeatures: 'Unknown' }, []],
    [{ PoolFeatures: 'No' }, []],
    [{ PoolFeatures: 'In Ground' }, ['Pool']],
    [{ PropertyCondition: ['Updated/Remodeled'] }, ['Renovated']],
    [{ PublicRemarks: 'Renovated! Pool nearby! Doorman!' }, []],
    [{ LotSizeAcres: 0.5 }, ['Large Yard']],
    [{ LotSizeAcres: 0.49 }, []],
    [{ LotSizeAcres: 5, PropertySubType: 'Condominium' }, []],
    [{ ExteriorFeatures: ['Balcony'], BuildingFeatures: ['Doorman'] }, ['Balcony', 'Doorman']],
    [{ PetsAllowed: ['Cats OK'] }, ['Cats Welcome']],
    [{ PetsAllowed: ['Cats OK', 'Dogs OK'] }, ['Pets Welcome']],
    [{ PetsAllowed: ['No'] }, []],
  ])('features of %j', (changes, features) => {
    expect(published(changes).features).toEqual(features)
  })

  test('amenities name each thing once, the features first', () => {
    const listing = published({
      WaterfrontYN: true,
      ExteriorFeatures: ['Waterfront', 'Dock', 'dock', 'Other'],
      LaundryFeatures: ['In Unit'],
    })
    expect(listing.amenities).toEqual(['Waterfront', 'Dock', 'Laundry: In Unit'])
  })

  test.each<[Record<string, unknown>, string[], FeatureKey[]]>([
    [{ Fencing: ['WoodFence', 'None'] }, ['Fencing: Wood Fence'], ['fenced-yard']],
    [{ Fencing: ['None'] }, [], []],
    [{ Fencing: ['Unknown'] }, [], []],
    [{ Fencing: 'N' }, [], []],
    [{ SpaFeatures: ['N/A'] }, [], []],
    [{ OtherStructures: ['NotApplicable'] }, [], []],
    [{ GreenEnergyGeneration: 'No' }, [], []],
    [{ SecurityFeatures: ['SecurityFence'] }, ['Security: Security Fence'], []],
    [{ View: ['CityLights', 'River'] }, ['View: City Lights, River'], ['city-view', 'water-view']],
    [{ WaterfrontFeatures: ['BeachAccess'] }, ['Waterfront: Beach Access'], ['beach-access']],
    [{ Flooring: 'Tile, Hardwood' }, ['Flooring: Tile, Hardwood'], ['hardwood-floors']],
    [{ LotFeatures: ['CornerLot'] }, ['Lot: Corner Lot'], ['corner-lot']],
    [{ GreenEnergyGeneration: ['Solar'] }, ['Energy: Solar'], ['solar-panels']],
    [{ BuildingFeatures: ['BicycleStorage'] }, ['Bicycle Storage'], ['bike-room']],
    [{ Levels: ['One'] }, [], ['first-floor-bedroom', 'single-story']],
  ])('what %j lists can be searched by', (changes, amenities, features) => {
    const listing = published(changes)
    expect(listing.amenities).toEqual(amenities)
    expect([...listedFeatures({ ...madeListing({ id: 1 }), ...listing })]).toEqual(features)
  })

  test.each([
    ['Annually', 'yearly'],
    ['Bi-Monthly', 'every two months'],
    ['BiWeekly', 'every two weeks'],
    ['Daily', 'daily'],
    ['Monthly', 'monthly'],
    ['One Time', 'once'],
    ['Quarterly', 'quarterly'],
    ['Seasonal', 'per season'],
    ['SemiAnnually', 'twice a year'],
    ['Semi-Monthly', 'twice a month'],
    ['Weekly', 'weekly'],
  ])('an association fee that is due %s', (AssociationFeeFrequency, frequency) => {
    expect(published({ AssociationFee: 412, AssociationFeeFrequency }).associationFee).toEqual({
      amount: 412,
      frequency,
    })
  })

  test('an association fee without a frequency says nothing', () => {
    expect(published({ AssociationFee: 412 }).associationFee).toBeNull()
    expect(published({ AssociationFee: 0 }).associationFee).toBeNull()
  })

  test('taxes above $10,000 are normal here, billions are not', () => {
    expect(published({ TaxAnnualAmount: 19_420, TaxYear: 2025 }).taxes).toEqual({ amount: 19_420, year: 2025 })
    expect(published({ TaxAnnualAmount: 1e9 }).taxes).toBeNull()
    expect(published({ YearBuilt: 2999 }).yearBuilt).toBeNull()
  })

  test('remarks are plain text: markup stays text, control characters go, line breaks stay', () => {
    expect(
      published({ PublicRemarks: ' <b>Big</b>\u0000 \u0007yard\r\n\r\n\r\n\r\nand  &amp; more\u2028end' }).description,
    ).toBe('Big yard\n\nand & more\nend')
  })

  test.each([
    ['<p class="x">One</p><p>Two<br/>three</p>', 'One\nTwo\nthree'],
    ['<ul><li>Roof &amp; windows</li><li>Kitchen</li></ul>', 'Roof & windows\nKitchen'],
    ['<script>x</script> &lt;b&gt; a<b and 3 < 4', '<script>x</script> &lt;b&gt; a<b and 3 < 4'],
  ])('of %j only tags that give form go', (PublicRemarks, description) => {
    expect(published({ PublicRemarks }).description).toBe(description)
  })

  test('tags inside a hidden street do not show it', () => {
    const changes = { InternetAddressDisplayYN: false, PublicRemarks: 'At 48 <b>Watchung</b> Avenue' }
    expect(published({ UnparsedAddress: '48 Watchung Avenue', ...changes }).description).not.toContain('Watchung')
  })
})

describe('title', () => {
  test.each([
    [{ BedroomsTotal: 3, ArchitecturalStyle: ['Colonial'] }, '3-bedroom colonial in Montclair'],
    [{ BedroomsTotal: 3, ArchitecturalStyle: 'CapeCod' }, '3-bedroom Cape Cod in Montclair'],
    [{ BedroomsTotal: 4, ArchitecturalStyle: ['Contemporary'] }, '4-bedroom contemporary house in Montclair'],
    [{ ArchitecturalStyle: ['<script>'] }, '4-bedroom house in Montclair'],
    [{ PropertySubType: 'Stock Cooperative', BedroomsTotal: 0 }, 'Studio co-op in Montclair'],
    [{ PropertySubType: 'Condominium', ArchitecturalStyle: ['Colonial'] }, '4-bedroom condominium in Montclair'],
    [{ PropertySubType: null, BedroomsTotal: null }, 'Home in Montclair'],
  ])('of %j', (changes, title) => {
    expect(published(changes).title).toBe(title)
  })
})

describe('pictures', () => {
  const photo = (name: string, changes: Record<string, unknown> = {}) => ({
    MediaURL: `https://photos.example/${name}.jpg`,
    MediaCategory: 'Photo',
    ...changes,
  })
  const names = (Media: unknown) =>
    published({ Media }).pictures.map(({ url }) => url.replace('https://photos.example/', '').replace('.jpg', ''))

  test('stand in their order, the preferred one first', () => {
    const media = [
      photo('c', { Order: 10 }),
      photo('b', { Order: '9' }),
      photo('a', { Order: 20, PreferredPhotoYN: true }),
      photo('z'),
    ]
    expect(names(media)).toEqual(['a', 'b', 'c', 'z'])
    expect(published({ Media: media }).picture?.url).toBe('https://photos.example/a.jpg')
  })

  test('are only pictures, and only public ones', () => {
    const media = [
      photo('ok'),
      photo('video', { MediaCategory: 'Video' }),
      photo('plan', { MediaCategory: 'Document' }),
      photo('agent', { MediaCategory: 'Agent Photo' }),
      photo('secret', { Permission: ['Private'] }),
      photo('gone', { MediaStatus: 'Deleted' }),
      { MediaURL: 'https://photos.example/tour.html' },
      { MediaURL: 'https://photos.example/uncategorized.jpg' },
      null,
      'text',
    ]
    expect(names(media)).toEqual(['ok', 'uncategorized'])
  })

  test('without https are counted, not shown', () => {
    const media = [
      photo('ok'),
      photo('x', { MediaURL: 'http://photos.example/x.jpg' }),
      photo('y', { MediaURL: 'javascript:alert(1)' }),
      photo('z', { MediaURL: 'https://user:word@photos.example/z.jpg' }),
    ]
    expect(names(media)).toEqual(['ok'])
    expect(leftOut({ Media: media })).toEqual(['Media'])
  })

  test('carry their caption and size', () => {
    const media = [photo('a', { ShortDescription: 'Kitchen\n<b>', ImageWidth: '1600', ImageHeight: -4 })]
    expect(published({ Media: media }).pictures[0]).toMatchObject({ alt: 'Kitchen <b>', width: 1600, height: null })
  })
})
