/** What is shown with the homes of a feed, as the rules of its source (IDX) require. */
export interface FeedCredit {
  /** The source, such as 'Garden State MLS'. */
  name: string
  /** Address of its picture: https, or a path on this site. */
  logo: string | null
  disclaimer: string | null
  /** ISO date-time of the last import that was finished; null where it isn't to be shown or there was none. */
  listingsAsOf: string | null
}
