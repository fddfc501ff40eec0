/** A RESO record with nothing wrong, with what a test changes. */
export const record = (key: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ListingKey: key,
  ListingId: `M-${key}`,
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  ListPrice: 500_000,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  UnparsedAddress: `${key.replace(/\D/g, '') || '1'} Elm St`,
  City: 'Montclair',
  StateOrProvince: 'NJ',
  PostalCode: '07042',
  CountyOrParish: 'Essex',
  PublicRemarks: `Home ${key}. `.repeat(20),
  ModificationTimestamp: '2026-11-01T10:00:00Z',
  OnMarketDate: '2026-10-01',
  ListOfficeName: 'Hollis & Marsh Realtors',
  ...changes,
})

/** Records K0, K1, K2 …, modified a minute apart. */
export const records = (count: number, changes: Record<string, unknown> = {}): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, i) =>
    record(`K${i}`, { ModificationTimestamp: new Date(Date.UTC(2026, 9, 1, 0, i)).toISOString(), ...changes }),
  )
