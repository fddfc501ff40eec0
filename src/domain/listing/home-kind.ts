/** The kinds of home that a search can ask for, in the order of its options. */
export const HOME_KINDS = ['house', 'townhouse', 'condo', 'co-op', 'apartment', 'multi-family', 'manufactured'] as const
export type HomeKind = (typeof HOME_KINDS)[number]
