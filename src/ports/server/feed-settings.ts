/** How a feed's server knows us: not at all, by a bearer token, by user and password, or by an OAuth 2 client that gets a token. */
export type FeedCredentials =
  | { kind: 'none' }
  | { kind: 'bearer'; token: string }
  | { kind: 'basic'; user: string; password: string }
  | OAuthClient

export interface OAuthClient {
  kind: 'oauth'
  clientId: string
  clientSecret: string
  /** Null: the vendor's own. */
  tokenUrl: URL | null
  /** Null: the vendor's own, or none. */
  scope: string | null
}

/** How often a server may be asked; null: no limit in that period. */
export interface RequestLimits {
  perSecond: number | null
  perHour: number | null
}

/** What is shown with a feed's homes, as the rules of its source require. */
export interface DisplayRule {
  /** The source as visitors read it, such as 'Garden State MLS'. */
  name: string
  /** An https address, or an absolute path of a picture file. */
  logo: { address: string } | { file: string } | null
  disclaimer: string | null
  /** Whether the time of the last import is shown. */
  listingsAsOf: boolean
}

interface NamedFeed {
  /** Keeps the listings apart from those of other feeds. */
  name: string
  display: DisplayRule | null
}

/** Vendors that serve a RESO Web API, and any other server of one. */
export type WebApiVendor = 'reso-web-api' | 'mls-grid' | 'trestle' | 'bridge' | 'spark'

/** A feed over a RESO Web API. Null: what the vendor's preset says. */
export interface WebApiFeedSettings extends NamedFeed {
  kind: WebApiVendor
  /** The Property resource. */
  address: URL | null
  auth: FeedCredentials
  /** Records to a page. */
  pageSize: number | null
  throttle: RequestLimits | null
  /** OData `$filter`. */
  filter: string | null
  /** MLS Grid's OriginatingSystemName; null for other vendors. */
  originatingSystem: string | null
  /** Bridge's dataset; null for other vendors. */
  dataset: string | null
}

/** A feed in a file of RESO Common Format. */
export interface FileFeedSettings extends NamedFeed {
  kind: 'reso-file'
  /** Absolute path. */
  file: string
}

/** A feed of the SimplyRETS API. */
export interface SimplyRetsFeedSettings extends NamedFeed {
  kind: 'simplyrets'
  /** The properties resource, with parameters such as `vendor`; null: the vendor's own. */
  address: URL | null
  auth: FeedCredentials
}

/** A feed in a CSV file. */
export interface CsvFeedSettings extends NamedFeed {
  kind: 'csv-file'
  /** Absolute path. */
  file: string
  /** Absolute path of the column map. */
  map: string
}

/** One feed of the setting file. */
export type FeedSettings = WebApiFeedSettings | FileFeedSettings | SimplyRetsFeedSettings | CsvFeedSettings
