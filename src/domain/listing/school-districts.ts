/** The districts that a home's schools belong to. Null: the source has no value. */
export interface SchoolDistricts {
  elementary: string | null
  middle: string | null
  high: string | null
}

export const UNKNOWN_DISTRICTS: SchoolDistricts = { elementary: null, middle: null, high: null }
