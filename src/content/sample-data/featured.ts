/** The homes of the home page's Featured Listings (H-03), in order. */
export const FEATURED_IDS: readonly number[] = [1, 5, 12, 2]
