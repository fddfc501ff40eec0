import { hash } from 'node:crypto'
import { listingFromReso } from './listing-from-reso.ts'
import type { ResoRecord } from './reso-fields.ts'

/**
 * Names a record's bytes under the present rules of reading. Null where the record names a day that is still to come: with that
 * day its facts may change, though it stays as it is.
 */
export function fingerprinter(now: Date): (bytes: Uint8Array, text: string) => string | null {
  const today = now.toISOString().slice(0, 10)
  const name = fingerprintOf()
  return (bytes, text) => (namesDayAfter(today, text) ? null : name(bytes))
}

/** Names bytes, whatever days they name. */
export function fingerprintOf(): (bytes: Uint8Array) => string {
  const rules = rulesOfReading()
  return (bytes) => `${rules}${hash('sha256', bytes, 'base64url')}`
}

const DAY = /"(2\d{3}-\d\d-\d\d)/g

function namesDayAfter(today: string, text: string): boolean {
  DAY.lastIndex = 0
  for (let found = DAY.exec(text); found !== null; found = DAY.exec(text)) if (found[1]! > today) return true
  return false
}

let rules: string | null = null

/** Differs where another version of the program reads a record otherwise. */
const rulesOfReading = (): string =>
  (rules ??= hash(
    'sha256',
    JSON.stringify(PROBES.map((record) => listingFromReso(record, 1, PROBED_ON))),
    'base64url',
  ).slice(0, 8))

export const PROBED_ON = new Date('2026-01-15T12:00:00Z')

/** A record with as many fields as possible, each in its own words: what is read of them shows in the listing. */
const PROBE = {
  ListingKey: 'P',
  ListingId: '1',
  StandardStatus: 'Active',
  InternetEntireListingDisplayYN: true,
  InternetAddressDisplayYN: true,
  MlgCanView: true,
  MlgCanUse: ['IDX'],
  FeedTypes: ['IDX'],
  Permission: ['Public'],
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  StructureType: ['House'],
  ListPrice: 849_000,
  OriginalListPrice: 879_000,
  PreviousListPrice: 859_000,
  PriceChangeTimestamp: '2026-01-10T10:00:00Z',
  StatusChangeTimestamp: '2026-01-09T10:00:00Z',
  BedroomsTotal: 4,
  BathroomsFull: 2,
  BathroomsThreeQuarter: 1,
  BathroomsHalf: 1,
  BathroomsPartial: 1,
  BathroomsTotalInteger: 5,
  LivingArea: 2340,
  LivingAreaUnits: 'Square Feet',
  LotSizeArea: 0.8,
  LotSizeUnits: 'Acres',
  LotSizeAcres: 0.75,
  UnparsedAddress: '48 WATCHUNG AVE, Montclair, NJ 07043',
  UnitNumber: '2',
  City: 'MONTCLAIR TWP.',
  StateOrProvince: 'NJ',
  PostalCode: '7043',
  CountyOrParish: 'Essex County',
  Latitude: 40.8303,
  Longitude: -74.2052,
  ParcelNumber: '13-1',
  YearBuilt: 1928,
  ArchitecturalStyle: ['Colonial'],
  PropertyCondition: ['Updated/Remodeled'],
  NewConstructionYN: true,
  Stories: 1.5,
  StoriesTotal: 3,
  Levels: ['Two'],
  Basement: ['Finished'],
  Heating: ['ForcedAir'],
  Cooling: ['CentralAir'],
  Sewer: ['PublicSewer'],
  WaterSource: ['Public'],
  GarageSpaces: 2,
  ParkingFeatures: ['Driveway'],
  FireplaceYN: true,
  FireplacesTotal: 1,
  PoolPrivateYN: true,
  PoolFeatures: ['InGround'],
  WaterfrontYN: true,
  InteriorFeatures: ['WetBar'],
  ExteriorFeatures: ['Balcony'],
  PatioAndPorchFeatures: ['Deck'],
  BuildingFeatures: ['Doorman'],
  SecurityFeatures: ['SmokeDetectors'],
  Flooring: ['Hardwood'],
  WindowFeatures: ['Skylight(s)'],
  Electric: ['Generator'],
  GreenEnergyGeneration: ['Solar'],
  SpaFeatures: ['Private'],
  LotFeatures: ['CornerLot'],
  Fencing: ['Wood'],
  OtherStructures: ['Shed(s)'],
  View: ['Skyline'],
  WaterfrontFeatures: ['BeachAccess'],
  CommunityFeatures: ['Playground'],
  Appliances: ['Dishwasher'],
  LaundryFeatures: ['InUnit'],
  AccessibilityFeatures: ['Accessible Entrance'],
  HighSchoolDistrict: 'Montclair',
  MiddleOrJuniorSchoolDistrict: 'Montclair',
  ElementarySchoolDistrict: 'Montclair',
  PetsAllowed: ['Yes'],
  Furnished: 'Furnished',
  AvailabilityDate: '2026-01-10',
  LeaseTerm: '12 Months',
  RentIncludes: ['Water'],
  TenantPays: ['Electricity'],
  SecurityDeposit: 1000,
  ApplicationFee: 50,
  AssociationYN: true,
  AssociationFee: 300,
  AssociationFeeFrequency: 'Monthly',
  AssociationFeeIncludes: ['Trash'],
  AssociationAmenities: ['Clubhouse'],
  SeniorCommunityYN: true,
  TaxAnnualAmount: 15_180,
  TaxYear: 2025,
  TaxAssessedValue: 600_000,
  VirtualTourURLUnbranded: 'https://tours.example/1',
  VirtualTourURLBranded: 'https://tours.example/2',
  PublicRemarks: '<b>Sunny</b> &amp; quiet.',
  OnMarketDate: '2026-01-02',
  ModificationTimestamp: '2026-01-11T10:00:00Z',
  ListOfficeName: 'Hollis & Marsh',
  ListAgentFullName: 'Dana Marsh',
  AttributionContact: '(201) 555-0100',
  OpenHouse: [
    {
      OpenHouseKey: 'O',
      OpenHouseDate: '2026-01-20',
      OpenHouseStartTime: '2026-01-20T18:00:00Z',
      OpenHouseEndTime: '2026-01-20T20:00:00Z',
      OpenHouseStatus: 'Active',
      OpenHouseType: 'Public',
    },
  ],
  Media: [
    {
      MediaURL: 'https://photos.example/1.jpg',
      MediaCategory: 'Photo',
      Order: 1,
      ShortDescription: 'Front',
      MediaKey: 'M',
    },
    { MediaURL: 'https://plans.example/1.jpg', MediaCategory: 'Floor Plan', Order: 2, MediaKey: 'F' },
  ],
}

/** In the second, Levels and LotSizeAcres are read, too; the third is a room. */
export const PROBES: readonly ResoRecord[] = [
  PROBE,
  { ...PROBE, Stories: null, LotSizeUnits: null },
  { ...PROBE, PropertyType: 'Residential Lease', PropertySubType: 'Room', ListPrice: 900 },
]
