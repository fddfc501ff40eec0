/** What a home is supplied with, besides its heating. Null: the source has no value. */
export interface Utilities {
  hasCentralAir: boolean | null
  /** In the source's words, such as 'Public Sewer'. */
  sewer: string | null
  /** In the source's words, such as 'Well'. */
  waterSource: string | null
}

export const UNKNOWN_UTILITIES: Utilities = { hasCentralAir: null, sewer: null, waterSource: null }
