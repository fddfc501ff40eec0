/** Said of a wish that no filter holds. */
export const UNFILTERED_WORDS = 'This can’t be filtered by.'
/** Said where something is taken back that the search doesn't ask for. */
export const NOT_ASKED_FOR = 'That isn’t part of the search.'
