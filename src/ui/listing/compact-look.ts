/** The lines of a card where a home has little room: in a list beside a map, on a map, in a conversation. Colors are the place's own. */
export const COMPACT = {
  price: 'display text-lg leading-6 tabular-nums',
  title: 'display text-base leading-tight',
  /** Address, size, and cost. */
  line: 'text-sm md:text-xs',
} as const
