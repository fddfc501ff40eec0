import { isRecord, type ResoRecord } from '#adapters/reso/reso-fields.ts'

/** What SimplyRETS calls the kinds of property (API description, `property.type`), as PropertyType. */
const PROPERTY_TYPES: Readonly<Record<string, string>> = {
  RES: 'Residential',
  CND: 'Residential',
  RNT: 'ResidentialLease',
  MLF: 'ResidentialIncome',
  CRE: 'CommercialSale',
  LND: 'Land',
  FRM: 'Farm',
}

/** Values of `property.subType` that the standard calls otherwise. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  SingleFamilyResidential: 'SingleFamilyResidence',
  Condo: 'Condominium',
  Cooperative: 'StockCooperative',
  TownHouse: 'Townhouse',
}

/**
 * A listing of the SimplyRETS API with the field names of the RESO Data Dictionary; null for what is no object. Fields for
 * agents only (privateRemarks, showingInstructions, geo.directions, occupant and owner) are not taken over.
 *
 * Source of the names: SimplyRETS API description, version 1.0.0, definition `Listing`, and the answers of its trial data.
 */
export function recordOfSimplyRets(input: unknown): ResoRecord | null {
  if (!isRecord(input)) return null
  return {
    ListingKey: input['mlsId'],
    ListingId: input['listingId'],
    ListPrice: input['listPrice'],
    OriginalListPrice: input['originalListPrice'],
    OnMarketDate: input['listDate'],
    ModificationTimestamp: input['modified'],
    LeaseTerm: input['leaseTerm'],
    PublicRemarks: input['remarks'],
    VirtualTourURLUnbranded: input['virtualTourUrl'],
    // Missing means yes to SimplyRETS as to us ('Fields and features for IDX compliance').
    InternetAddressDisplayYN: input['internetAddressDisplay'],
    InternetEntireListingDisplayYN: input['internetEntireListingDisplay'],
    Media: picturesOf(input['photos']),
    ...homeFields(part(input, 'property')),
    ...placeFields(part(input, 'address'), part(input, 'geo')),
    ...officeFields(input),
    ...costFields(part(input, 'tax'), part(input, 'association')),
    HighSchoolDistrict: part(input, 'school')['district'],
  }
}

/** An object of the listing; an empty one where it is null. */
const part = (record: ResoRecord, name: string): ResoRecord => (isRecord(record[name]) ? record[name] : {})

function homeFields(property: ResoRecord) {
  const units = property['lotSizeAreaUnits'] ?? null
  return {
    PropertyType: named(PROPERTY_TYPES, property['type']),
    PropertySubType: named(SUB_TYPES, property['subType'] ?? property['subTypeText']),
    BedroomsTotal: property['bedrooms'],
    BathroomsFull: property['bathsFull'],
    BathroomsThreeQuarter: property['bathsThreeQuarter'],
    BathroomsHalf: property['bathsHalf'],
    LivingArea: property['area'],
    LotSizeAcres: property['acres'] ?? property['lotSizeAcres'],
    // Without units it is in those of the MLS, which nobody here knows.
    LotSizeArea: units === null ? null : property['lotSizeArea'],
    LotSizeUnits: units,
    YearBuilt: property['yearBuilt'],
    Stories: property['stories'],
    ArchitecturalStyle: property['style'],
    Heating: property['heating'],
    Cooling: property['cooling'],
    GarageSpaces: property['garageSpaces'],
    ParkingFeatures: part(property, 'parking')['description'],
    FireplacesTotal: property['fireplaces'],
    PoolFeatures: property['pool'] ?? property['poolFeatures'],
    InteriorFeatures: property['interiorFeatures'],
    ExteriorFeatures: property['exteriorFeatures'],
    LaundryFeatures: property['laundryFeatures'],
    Flooring: property['flooring'],
    LotFeatures: property['lotDescription'],
    View: property['view'],
    AccessibilityFeatures: property['accessibility'],
  }
}

const named = (names: Readonly<Record<string, string>>, value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : value

function placeFields(address: ResoRecord, geo: ResoRecord) {
  return {
    UnparsedAddress: address['full'],
    StreetNumber: address['streetNumberText'] ?? address['streetNumber'],
    StreetName: address['streetName'],
    UnitNumber: address['unit'],
    City: address['city'],
    StateOrProvince: address['state'],
    PostalCode: address['postalCode'],
    CountyOrParish: geo['county'],
    Latitude: geo['lat'],
    Longitude: geo['lng'],
  }
}

function officeFields(listing: ResoRecord) {
  const [office, agent, mls] = [part(listing, 'office'), part(listing, 'agent'), part(listing, 'mls')]
  const names = [agent['firstName'], agent['lastName']].filter((name) => typeof name === 'string' && name !== '')
  const contact = part(office, 'contact')
  return {
    StandardStatus: mls['status'],
    ListOfficeName: office['name'] ?? office['servingName'],
    ListAgentFullName: names.join(' '),
    AttributionContact: contact['office'] ?? contact['email'],
  }
}

function costFields(tax: ResoRecord, association: ResoRecord) {
  return {
    TaxAnnualAmount: tax['taxAnnualAmount'] ?? tax['annualAmount'],
    TaxYear: tax['taxYear'] ?? tax['year'],
    ParcelNumber: tax['id'],
    AssociationFee: association['fee'],
    AssociationFeeFrequency: association['frequency'],
    AssociationAmenities: association['amenities'],
  }
}

const picturesOf = (photos: unknown): unknown[] =>
  Array.isArray(photos)
    ? photos.map((address: unknown, place) => ({ MediaURL: address, MediaCategory: 'Photo', Order: place + 1 }))
    : []
