import { countOf, formatCount } from '#domain/count.ts'
import { listNames } from '#domain/name-list.ts'
import type { Choice } from '#domain/voice/conversation.ts'

/** Neighbors that are named; the others are counted. */
const MOST_NAMED = 3

/** The question what 'near Montclair' takes in. */
export const nearTexts = {
  /** 'Just Montclair, or Glen Ridge, Verona, and Bloomfield too?' */
  which: (town: string, neighbors: readonly string[]): string => {
    const more = neighbors.length - MOST_NAMED
    const named = neighbors.slice(0, MOST_NAMED)
    const all = more > 0 ? [...named, `${countOf(more, 'more town', 'more towns')} nearby`] : named
    return `Just ${town}, or ${listNames(all)} too?`
  },
  alone: (town: string, total: number): Choice => ({
    label: `Just ${town} (${formatCount(total)})`,
    says: `in ${town}`,
  }),
  withNeighbors: (town: string, total: number): Choice => ({
    label: `Include nearby towns (${formatCount(total)})`,
    says: `in ${town} and its neighbors`,
  }),
}
