import { lookupKey } from '#adapters/reso/reso-vocabulary.ts'

/** How the cells of a field are read before the rules of a record apply. */
type CellKind = 'text' | 'list' | 'date' | 'pictures' | 'open houses'

interface CsvField {
  kind: CellKind
  /**
   * Headings under which exports carry the field, besides its own name. A list has none that agencies' sheets use for yes or no,
   * such as 'Hot Tub', nor 'Community', the name of a complex.
   */
  headings: readonly string[]
}

const field = (kind: CellKind, ...headings: string[]): CsvField => ({ kind, headings })

/** The fields of the RESO Data Dictionary that a column may hold. Private ones are left out: nothing shows them by mistake. */
const FIELDS = {
  ListingKey: field('text', 'key', 'unique id', 'system id'),
  ListingId: field('text', 'mls', 'mls number', 'mls no', 'mls id', 'listing number', 'listing no'),
  StandardStatus: field('text', 'status', 'listing status', 'mls status'),
  PropertyType: field('text', 'type', 'class', 'property class'),
  PropertySubType: field('text', 'sub type', 'home type', 'dwelling type'),
  ListPrice: field('text', 'price', 'asking price', 'current price', 'rent', 'monthly rent', 'asking rent'),
  OriginalListPrice: field('text', 'original price', 'orig price', 'orig list price'),
  PreviousListPrice: field('text', 'previous price', 'old price', 'prior price'),
  BedroomsTotal: field('text', 'bedrooms', 'beds', 'br', 'bd', 'total bedrooms', 'bed rooms', 'number of bedrooms'),
  BathroomsTotalDecimal: field('text', 'baths', 'bathrooms', 'total baths', 'number of bathrooms'),
  BathroomsTotalInteger: field('text'),
  BathroomsFull: field('text', 'full baths', 'baths full', 'full bathrooms'),
  BathroomsThreeQuarter: field('text', 'three quarter baths', '3/4 baths'),
  BathroomsHalf: field('text', 'half baths', 'baths half', 'half bathrooms'),
  BathroomsPartial: field('text', 'partial baths', 'baths partial'),
  LivingArea: field('text', 'sq ft', 'square feet', 'living sq ft', 'approx sq ft', 'total sq ft', 'interior sq ft'),
  LivingAreaUnits: field('text'),
  LotSizeAcres: field('text', 'acres', 'lot acres'),
  LotSizeSquareFeet: field('text', 'lot sq ft', 'lot square feet', 'lot size sq ft'),
  LotSizeArea: field('text'),
  LotSizeUnits: field('text'),
  YearBuilt: field('text', 'year', 'yr built', 'built'),
  UnparsedAddress: field('text', 'address', 'street address', 'full address', 'property address'),
  StreetNumber: field('text', 'street no', 'house number', 'house no'),
  StreetDirPrefix: field('text', 'street direction'),
  StreetName: field('text', 'street'),
  StreetSuffix: field('text', 'street type'),
  StreetDirSuffix: field('text'),
  UnitNumber: field('text', 'unit', 'unit no', 'apt', 'apartment'),
  City: field('text', 'town', 'municipality', 'city/town', 'town/city'),
  StateOrProvince: field('text', 'state'),
  PostalCode: field('text', 'zip', 'zip code', 'postal'),
  CountyOrParish: field('text', 'county'),
  Latitude: field('text', 'lat'),
  Longitude: field('text', 'lng', 'lon', 'long'),
  PublicRemarks: field('text', 'remarks', 'description', 'public description', 'marketing remarks'),
  InternetEntireListingDisplayYN: field('text', 'internet display', 'display on internet', 'show on internet'),
  InternetAddressDisplayYN: field('text', 'display address', 'show address', 'address display', 'internet address'),
  Permission: field('list'),
  ListOfficeName: field('text', 'office', 'office name', 'listing office', 'brokerage', 'broker', 'listing broker'),
  ListAgentFullName: field('text', 'agent', 'agent name', 'listing agent', 'list agent'),
  AttributionContact: field('text', 'office phone', 'broker phone', 'office contact'),
  OnMarketDate: field('date', 'list date', 'listed', 'date listed', 'listing date', 'on market', 'active date'),
  ListingContractDate: field('date'),
  ModificationTimestamp: field('date', 'modified', 'last modified', 'updated', 'last updated', 'last update'),
  PriceChangeTimestamp: field('date', 'price change date', 'price changed'),
  StatusChangeTimestamp: field('date', 'status change date', 'status changed', 'status date'),
  TaxAnnualAmount: field('text', 'taxes', 'annual taxes', 'property tax', 'property taxes', 'tax amount'),
  TaxYear: field('text'),
  TaxAssessedValue: field('text', 'assessed value', 'assessment'),
  ParcelNumber: field('text', 'parcel', 'tax id', 'apn'),
  AssociationFee: field('text', 'hoa', 'hoa fee', 'hoa dues', 'condo fee', 'common charges'),
  AssociationFeeFrequency: field('text', 'hoa frequency', 'hoa fee frequency', 'fee frequency'),
  AssociationFeeIncludes: field('list', 'fee includes', 'hoa includes'),
  AssociationAmenities: field('list', 'amenities', 'community amenities'),
  SeniorCommunityYN: field('text', '55+', 'senior community', 'adult community'),
  ArchitecturalStyle: field('list', 'style'),
  PropertyCondition: field('list', 'condition'),
  NewConstructionYN: field('text', 'new construction'),
  StoriesTotal: field('text', 'floors'),
  Stories: field('text'),
  Levels: field('list'),
  Basement: field('list'),
  Heating: field('list', 'heat'),
  Cooling: field('list', 'ac', 'air conditioning'),
  Sewer: field('list'),
  WaterSource: field('list', 'water'),
  GarageSpaces: field('text', 'garage', 'garages', 'garage cars'),
  ParkingFeatures: field('list', 'parking'),
  FireplaceYN: field('text', 'fireplace'),
  FireplacesTotal: field('text', 'fireplaces'),
  PoolPrivateYN: field('text', 'pool', 'private pool'),
  PoolFeatures: field('list'),
  WaterfrontYN: field('text', 'waterfront'),
  InteriorFeatures: field('list', 'features'),
  ExteriorFeatures: field('list'),
  PatioAndPorchFeatures: field('list', 'patio and porch'),
  BuildingFeatures: field('list'),
  SecurityFeatures: field('list', 'security'),
  Flooring: field('list', 'floor type'),
  WindowFeatures: field('list'),
  Electric: field('list'),
  GreenEnergyGeneration: field('list'),
  SpaFeatures: field('list'),
  LotFeatures: field('list', 'lot description'),
  Fencing: field('list'),
  OtherStructures: field('list', 'outbuildings'),
  View: field('list'),
  WaterfrontFeatures: field('list'),
  CommunityFeatures: field('list'),
  Appliances: field('list'),
  LaundryFeatures: field('list', 'laundry'),
  AccessibilityFeatures: field('list', 'accessibility'),
  HighSchoolDistrict: field('text', 'school district'),
  PetsAllowed: field('list', 'pets', 'pet policy'),
  Furnished: field('text'),
  AvailabilityDate: field('date', 'available', 'available date', 'date available', 'available from', 'move in date'),
  LeaseTerm: field('list', 'lease', 'lease length', 'lease term', 'lease terms'),
  RentIncludes: field('list', 'utilities included'),
  TenantPays: field('list'),
  SecurityDeposit: field('text', 'deposit'),
  VirtualTourURLUnbranded: field('text', 'virtual tour', 'virtual tour url', 'tour', 'tour url', 'video tour'),
  OpenHouse: field('open houses', 'open house', 'open houses', 'open house schedule'),
  OpenHouseDate: field('date', 'open house day'),
  OpenHouseStartTime: field('text', 'open house start', 'open house from', 'open house begins'),
  OpenHouseEndTime: field('text', 'open house end', 'open house to', 'open house until', 'open house ends'),
  Media: field('pictures', 'photo', 'photos', 'picture', 'pictures', 'image', 'images', 'photo url', 'image url'),
} as const satisfies Record<string, CsvField>

export type CsvFieldName = keyof typeof FIELDS

export const isCsvField = (name: string): name is CsvFieldName => Object.hasOwn(FIELDS, name)

export const cellKind = (name: CsvFieldName): CellKind => FIELDS[name].kind

/** 'Photo URL 3' and 'photo urls' are headings like 'Photo URL'. */
const headingKey = (heading: string): string =>
  lookupKey(heading)
    .replace(/^(photo|picture|image)(url)?s?\d*$/, '$1$2')
    .replace(/(number|num)$/, 'no')

const BY_HEADING: ReadonlyMap<string, CsvFieldName> = new Map(
  (Object.entries(FIELDS) as [CsvFieldName, CsvField][]).flatMap(([name, { headings }]) =>
    [name, ...headings].map((heading) => [headingKey(heading), name] as const),
  ),
)

/** The field that a column's heading names, or null. */
export const fieldOfHeading = (heading: string): CsvFieldName | null => BY_HEADING.get(headingKey(heading)) ?? null

/** Fields without which every record would be rejected or withheld; others stand in for the key. */
export const NEEDED_FIELDS: readonly CsvFieldName[] = [
  'ListingKey',
  'StandardStatus',
  'PropertyType',
  'ListPrice',
  'City',
  'CountyOrParish',
  'ListOfficeName',
]
