import type { ListingSummary } from '#domain/listing/listing.ts'
import type { KeptSearch } from '#domain/saved/kept-search.ts'
import type { HomeNews } from '#domain/updates/home-news.ts'
import type { NewsHome } from '#domain/updates/news-board.ts'
import type { PushNotice } from '#domain/updates/push-notice.ts'
import type { OutgoingMail } from './mail-outbox.ts'

/** Something a person wants emails about, now that an email about it is due. */
export interface DueSource {
  /** 'favorites', 'similar', or the id of a saved search. */
  source: string
  /** News up to this one has been told or left out. */
  toldThrough: number
  /** Null for saved homes and homes like them, and for a search that can't be read. */
  search: ({ name: string } & KeptSearch) | null
}

/** A person to whom an email is due, if there is anything to tell. */
export interface UpdateReader {
  ownerId: string
  /** Null for an address without an account. */
  firstName: string | null
  /** Confirmed by the person. */
  email: string
  due: DueSource[]
  /** The saved homes that are on the site. */
  favorites: ListingSummary[]
  /** News that the person knows already. */
  told: ReadonlySet<number>
}

/** What becomes of a reader's due sources: all news up to `through` is told by the mail and on the reader's devices, or left out. */
export interface Telling {
  reader: UpdateReader
  through: number
  /** Null where there was nothing to tell. */
  told: { newsIds: readonly number[]; mail: OutgoingMail; notice: PushNotice } | null
}

/** What happened to homes, and who wants to know. Throws what the database throws. */
export interface UpdateStore {
  /** Whether somebody wants updates, or did when news was last looked for: else there is nothing to do. */
  isWatched(): Promise<boolean>
  /** Takes or keeps the turn to look for news and to tell it; false where another process has it. */
  takeTurn(now: Date, until: Date): Promise<boolean>
  /** Gives the turn back. */
  endTurn(): Promise<void>
  /** Compares the listings with what was known of them and writes down the news; returns how many items there were. */
  noticeNews(now: Date): Promise<number>
  /** The number of the latest news; 0 before the first. */
  lastNews(): Promise<number>
  /** People to whom an email is due, in the order of their ids from after `after` on. */
  dueReaders(now: Date, after: string, limit: number): Promise<UpdateReader[]>
  /** News in its order; of a flood of it, the latest. */
  newsAfter(id: number): Promise<HomeNews[]>
  /** The listings on the site among these. */
  homes(ids: readonly number[]): Promise<NewsHome[]>
  /**
   * Stores the mails of those whose choices are still as they were read, a notification for each device of theirs that shows them, and what
   * they have been told, in one transaction: each item is told once, whoever else is at work. Returns how many mails were stored.
   */
  settle(tellings: readonly Telling[], now: Date): Promise<number>
}
