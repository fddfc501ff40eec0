import { undoChoice, withChoices } from './choices.ts'
import { roomOffer } from './room-need.ts'
import type { Turn } from './talk.ts'
import { toldChanges } from './told-changes.ts'
import type { TurnInput } from './turn-input.ts'

/** Intents whose result a missed word could change. */
const SEARCHING = /^(?:search|refine|count|count-these)$/
/** Those, and what an income buys: 'I earn 95,000, can I see it on Saturday'. */
const NAMES_MISSED = /^(?:search|refine|count|count-these|budget)$/

/**
 * An answer with what has to be said beside it: a refusal, what was changed unasked, limits and words left out. What was
 * changed unasked can be undone by a button.
 */
export function besideAnswer(answered: Turn, input: TurnInput, refused: string): Turn {
  const { talk, said, read, context } = input
  const { answers, knowledge, missed: missedTexts, outOfScope } = context.phrases
  const isSearch = SEARCHING.test(read.intent)
  const missed = NAMES_MISSED.test(read.intent)
    ? missedTexts.missed(said, read.missed, [context.agency.assistant.firstName, 'assistant', talk.contact.name])
    : ''
  const offer = isSearch ? roomOffer(input) : null
  const changed = isSearch ? toldChanges(talk, read, context.phrases) : ''
  const limits = read.limits.slice(0, 2).map(({ start, end, words }) => answers.limit(said.slice(start, end), words))
  const isElsewhere = missed.includes(outOfScope.countiesServed)
  const right =
    isSearch && read.question?.kind === 'plain' && !read.hasVoucher ? knowledge.plain[read.question.about] : ''
  const first = [refused, read.hasVoucher && isSearch ? answers.voucher : '', right, isElsewhere ? missed : '']
  const say = [...first, answered.say, changed, ...limits, isElsewhere ? '' : missed, offer?.say]
    .filter(Boolean)
    .join(' ')
  return withChoices({ ...answered, say }, [
    ...(offer ? [offer.choice] : []),
    ...(isSearch && mayMeanHouses(input, answered) ? [context.phrases.questions.onlyHouses] : []),
    ...read.limits.slice(0, 2).flatMap((limit) => limit.offer ?? []),
    ...(changed || missed || (isSearch && read.marketChanged && talk.total !== null)
      ? [undoChoice(context.phrases)]
      : []),
  ])
}

/** Whether 'house' was said, and homes of every kind were found. */
function mayMeanHouses({ said, read, context }: TurnInput, { shown }: Turn): boolean {
  const isNarrow = read.filters.kinds.length > 0 || read.filters.search !== ''
  return (
    !isNarrow && context.grammar.words.house.test(said) && shown.some((one) => one.kind === 'search' && one.total > 1)
  )
}
