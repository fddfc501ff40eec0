/** The trigram index answers texts of three characters and more; a shorter one is looked for in every text. */
const TRIGRAM = 3

/** Whether the index can't answer this text. */
export const isTooShort = (text: string): boolean => [...text].length < TRIGRAM

/** A query of the index `listing_fts` for texts that contain this one. */
export const indexQuery = (text: string): string => `"${text.replaceAll('"', '""')}"`
