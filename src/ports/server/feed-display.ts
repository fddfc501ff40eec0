/** A picture from a file. */
export interface LogoFile {
  /** Media type. */
  type: string
  content: Uint8Array<ArrayBuffer>
}

/** What is stored to be shown with a feed's homes. */
export interface FeedDisplay {
  name: string
  /** An https address or a file. */
  logo: string | LogoFile | null
  disclaimer: string | null
  /** Whether the time of the last import is shown. */
  showsTime: boolean
}

/** Logos that are stored, by the name in their address; null for an unknown one. Throws what the database throws. */
export type ReadFeedLogo = (name: string) => Promise<LogoFile | null>
