/** Said of a wish that no filter holds. */
export const UNFILTERED_WORDS = 'This can’t be filtered by.'
export const NOT_ASKED_FOR = 'That isn’t part of the search.'
