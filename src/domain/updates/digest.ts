import type { FeedCredit } from '../listing/feed-credit.ts'
import type { ListingSummary } from '../listing/listing.ts'
import type { NewsOfHome } from './home-news.ts'

/** Why a home is in somebody's email. */
export type Why =
  | { kind: 'favorite' }
  /** A saved search that the home meets, by its name. */
  | { kind: 'search'; name: string }
  /** A saved search all whose wishes the home meets, by its name; the parameters of /wishes that show its ranked homes. */
  | { kind: 'wishes'; name: string; address: Readonly<Record<string, string>> }
  /** A saved home that it resembles, by its title. */
  | { kind: 'similar'; to: string }

/** A home in an email: as it is now, what happened to it, and why it is there. */
export interface DigestEntry {
  home: ListingSummary
  news: readonly NewsOfHome[]
  why: readonly Why[]
  /** What the home's sources require to be shown with it. */
  credits: readonly FeedCredit[]
  /** Whether the home is imaginary. */
  isSample: boolean
}
