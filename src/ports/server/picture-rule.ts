/** How a feed's pictures are shown: as copies that the site serves, from the feed's own addresses, or not at all. */
export const PICTURE_RULES = ['copy', 'link', 'none'] as const
export type PictureRule = (typeof PICTURE_RULES)[number]

/** What holds for the pictures of one feed. */
export interface PictureSource {
  rule: PictureRule
  /**
   * The User-Agent of requests for its pictures; null for the site's own. MLS Grid asks for the access token of its API there
   * (docs.mlsgrid.com, Changes to MLS Grid Media Access, June 2026).
   */
  userAgent: string | null
  /** Maximum requests a second to one host for its pictures. */
  perSecond: number
}

/** By the feed's name. */
export type PictureSources = (source: string) => PictureSource
