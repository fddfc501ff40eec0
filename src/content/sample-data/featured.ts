/** The homes of the home page's Featured Listings (H-03), the lowest price first. */
export const FEATURED_IDS: readonly number[] = [12, 1, 5, 2]
