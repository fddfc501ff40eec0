import { countOf, formatCount } from '#domain/count.ts'
import type { Choice } from '#domain/voice/conversation.ts'

/** Neighbors that are named; the others are counted. */
const MOST_NAMED = 3

/** The question what 'near Montclair' takes in. */
export const nearTexts = {
  which: (town: string, neighbors: readonly string[]): string => {
    const more = neighbors.length - MOST_NAMED
    const named = neighbors.slice(0, MOST_NAMED)
    const all = more > 0 ? [...named, countOf(more, 'pueblo cercano más', 'pueblos cercanos más')] : named
    return `¿Solo ${town}, o también ${all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} y ${all.at(-1)}`}?`
  },
  alone: (town: string, total: number): Choice => ({
    label: `Solo ${town} (${formatCount(total)})`,
    says: `en ${town}`,
  }),
  withNeighbors: (town: string, total: number): Choice => ({
    label: `Con pueblos vecinos (${formatCount(total)})`,
    says: `en ${town} y pueblos vecinos`,
  }),
}
