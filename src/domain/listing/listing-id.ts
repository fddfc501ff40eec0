/** The id a listing is named by in an address, or null where the text can't be one: a whole number from 1 without leading zeros (D-02). */
export const readListingId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
