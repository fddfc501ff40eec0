import { openSentence, phrase, type Token } from './sentence.ts'

/** A way to deny, or to insist on, one or several things. Its patterns are of whole words and have no groups. */
export interface ListForm {
  /** What stands before the first thing; '' for nothing. */
  before: string
  /** What stands behind the last one; '' for nothing. */
  after: string
  /** The words that join the things, such as ', , or a', as one text: where they are others, fewer things belong together. */
  joined: RegExp
  /** The fewest things that are rewritten. */
  least: 1 | 2
  /** What is said before and behind each thing instead; null for what was said before the first. */
  each: readonly [before: readonly string[] | null, behind: readonly string[]]
}

/** How a language names things and joins them, as parts of patterns. */
interface ListWords {
  thing: string
  /** What no search knows, within a list: 'without a fence or a shed'. */
  other: string
  joint: string
}

interface Range {
  from: number
  to: number
}

/**
 * Rewrites lists so that each thing is denied by words of its own: 'no pool, deck or garage' is 'no pool, no deck, no
 * garage'. Readers of one thing then need to know nothing of lists.
 */
export function denyingEach({ thing, other, joint }: ListWords, forms: readonly ListForm[]) {
  const plain = thing.replaceAll('<n>', '[#=]\\d+').replaceAll('<c>', '#\\d+')
  const at = (source: string): RegExp => new RegExp(phrase(source), 'y')
  const [anyThing, aThing, aJoint] = [phrase(plain), at(`${plain}|${other}`), at(joint)]
  const rules = forms.map((form) => ({
    ...form,
    first: form.before ? phrase(form.before) : anyThing,
    behind: form.after ? at(form.after) : null,
  }))
  const matchAt = (pattern: RegExp, code: string, from: number): Range | null => {
    pattern.lastIndex = from
    return pattern.test(code) ? { from, to: pattern.lastIndex } : null
  }

  /** The things that follow one another, and the words between them. */
  function listAt(code: string, start: number): { things: Range[]; joints: string[] } {
    const [things, joints]: [Range[], string[]] = [[], []]
    for (let from = start; things.length < 6;) {
      const found = matchAt(aThing, code, from)
      if (!found) break
      things.push(found)
      const join = matchAt(aJoint, code, found.to + 1)
      if (!join) break
      joints.push(code.slice(join.from, join.to))
      from = join.to + 1
    }
    return { things, joints }
  }

  return (tokens: readonly Token[]): readonly Token[] => rules.reduce((all, rule) => rewritten(all, rule), tokens)

  function rewritten(tokens: readonly Token[], { before, behind, first, joined, least, each }: (typeof rules)[number]) {
    const code = openSentence(tokens).code()
    if (code.search(first) < 0) return tokens
    const indexAt = (position: number) => code.slice(0, position).split(' ').length - 2
    const pieces: Token[] = []
    let copied = 0
    for (const match of code.matchAll(first)) {
      const { things, joints } = listAt(code, before ? match.index + match[0].length + 1 : match.index)
      while (things.length > 1 && !joined.test(joints.slice(0, things.length - 1).join(' '))) things.pop()
      const last = things.at(-1)
      const end = last && (behind ? matchAt(behind, code, last.to + 1)?.to : last.to)
      if (!last || things.length < least || end === undefined || indexAt(match.index) < copied) continue
      const start = indexAt(match.index)
      const lead = each[0] ?? match[0].split(' ')
      const stop = indexAt(end) + 1
      pieces.push(...tokens.slice(copied, start))
      things.forEach(({ from, to }, place) => {
        const own = tokens.slice(indexAt(from), indexAt(to) + 1)
        const span = { start: (place === 0 ? tokens[start]! : own[0]!).start, end: own[0]!.start }
        const rest = {
          start: own.at(-1)!.end,
          end: (place === things.length - 1 ? tokens[stop - 1]! : own.at(-1)!).end,
        }
        if (place > 0) pieces.push({ text: ',', start: span.start, end: span.start })
        pieces.push(...lead.map((text) => ({ text, ...span })), ...own, ...each[1].map((text) => ({ text, ...rest })))
      })
      copied = stop
    }
    return [...pieces, ...tokens.slice(copied)]
  }
}
