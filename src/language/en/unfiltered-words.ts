/** Said of a wish that no filter holds. */
export const UNFILTERED_WORDS = 'This can’t be filtered by.'
