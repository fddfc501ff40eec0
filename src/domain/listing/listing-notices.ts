/** What visitors have to know of all homes. */
export type ListingNotice =
  /** The site is behind its feeds; when it last wasn't, in words. */
  | { kind: 'as-of'; time: string }
  /** Imaginary homes are shown on a site where something is real. */
  | { kind: 'samples' }

const SAMPLES = 'samples'

/** The notices in one line of text, for an attribute of the document; null for none. */
export function writeNotices(notices: readonly ListingNotice[]): string | null {
  const words = notices.map((notice) => (notice.kind === 'samples' ? SAMPLES : notice.time))
  return words.length === 0 ? null : words.join('|')
}

/** Reads them back. */
export const readNotices = (text: string): ListingNotice[] =>
  text.split('|').map((word) => (word === SAMPLES ? { kind: 'samples' } : { kind: 'as-of', time: word }))
