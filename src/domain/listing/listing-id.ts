/** The highest id: nine digits, so that it fits a 32-bit column and no address can ask for more. */
const MAX_LISTING_ID = 999_999_999

/** Whether a number can be a listing's id: whole, from 1 to 999,999,999 (D-02). */
export const isListingId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= MAX_LISTING_ID

/** The id a listing is named by in an address, or null where the text can't be one: a whole number from 1 without leading zeros (D-02). */
export const readListingId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
