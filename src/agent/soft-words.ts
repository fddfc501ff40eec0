import type { RankingWords } from '#language/grammar.ts'

/** A sentence without what it says softly: 'homes in Essex' of 'homes in Essex, ideally with a yard'. */
export interface SoftlySaid {
  /** 'ideally with a yard'; at most a few. */
  soft: readonly string[]
  rest: string
}

/** Soft parts that one sentence may have. */
const MOST = 3

export function softlySaid(said: string, words: RankingWords): SoftlySaid {
  const soft: string[] = []
  let rest = said
  while (soft.length < MOST) {
    const found = words.softly.exec(rest)
    if (!found) break
    const [from, to] = partOf(rest, found, words)
    soft.push(rest.slice(from, to).trim())
    rest = `${rest.slice(0, from).replace(/[\s,]+$/, '')} ${rest.slice(to)}`.trim()
  }
  return { soft, rest }
}

/**
 * What the soft words are about: what follows 'ideally', or words before which nothing is asked for; or else what stands before
 * them, from the last word that joins.
 */
function partOf(
  text: string,
  { 0: word, index }: RegExpExecArray,
  { leads, opens, joins, ends }: RankingWords,
): [number, number] {
  const end = index + word.length
  const before = text.slice(0, index)
  const isFirst = opens.test(before)
  // 'If possible, 4 bedrooms': this mark ends nothing.
  const start = end + (isFirst ? /^[\s,:]*/.exec(text.slice(end))![0].length : 0)
  const after = text.slice(start)
  const stop = after.search(ends)
  const following = stop < 0 ? after : after.slice(0, stop)
  if ((isFirst || leads.test(word)) && /[\p{L}\d]/u.test(following)) return [index, start + following.length]
  const starts = [...before.matchAll(joins)].map((join) =>
    /^[\p{L}]/u.test(join[0]) ? join.index : join.index + join[0].length,
  )
  // After a mark right before the soft words, what stands before the mark is meant.
  const from = starts.findLast((at) => /[\p{L}\d]{2}/u.test(before.slice(at))) ?? 0
  return [from, end]
}
