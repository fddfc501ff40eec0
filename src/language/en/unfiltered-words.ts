/** Said of a wish that no filter holds. */
export const UNFILTERED_WORDS = 'There’s no filter for this.'
/** Said where something is taken back that the search doesn't ask for. */
export const NOT_ASKED_FOR = 'That isn’t part of your search.'
