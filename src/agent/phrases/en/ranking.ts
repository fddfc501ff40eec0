import { countOf } from '#domain/count.ts'
import type { RankCounts } from '#domain/match/ranking.ts'
import { listNames } from '#domain/name-list.ts'

/** The comma stands in the last pair of quotation marks. */
const quoted = (soft: readonly string[]): string =>
  listNames(soft.map((words, place) => (place === soft.length - 1 ? `“${words},”` : `“${words}”`)))

/** What is said of homes ranked by wishes. */
export const rankingTexts = {
  label: 'Homes ranked by your wishes',
  questions: 'Answer seven short questions',
  noWishes:
    'I can rank homes by what you’d like, but I don’t know your wishes yet. To tell me, answer seven short questions.',
  /** @param soft what was said with 'ideally' or the like */
  soft: (soft: readonly string[]): string =>
    `You said ${quoted(soft)} so the list ranked by your wishes leaves out no home for that.`,
  asMust: (soft: readonly string[]): string => `I can’t rank homes by ${quoted(soft)} so I took it as a must.`,
  ranked({ total, full, nearly }: RankCounts, wishes: number): string {
    if (total === 0) return 'I found no homes that meet your musts.'
    const every = `Of ${countOf(total, 'home', 'homes')}, ${full === 0 ? 'none meets' : full === 1 ? '1 meets' : `${full} meet`} ${wishes === 1 ? 'your wish' : 'every wish'}`
    const most = wishes > 1 && nearly > 0 ? `, and ${nearly === 1 ? '1 misses' : `${nearly} miss`} only one` : ''
    return `${every}${most}. The ranked list says what each one meets and misses.`
  },
}
