import { phrase, type Sentence } from '../sentence.ts'
import { NO_TOPIC, type Topic } from '../topic.ts'
import { asksNoHomes } from './asks-no-homes.ts'
import { WITH_AMOUNT } from './household-words.ts'
import { readNext } from './search-words.ts'

const BUDGET = phrase(
  'what (?:can|could|would|will|do|does|should) (?:i|we|you|that|it|one)? ?(?:really )?(?:get|buy|find|afford|have|purchase|rent|lease|expect|spend)(?: (?:me|us|you))?|what(?: kind of| sort of)?(?: \\S+){0,4} (?:can|could) (?:i|we) (?:get|afford|buy|find|rent)|how much(?: of a)? ?(?:house|home|rent|mortgage)?(?: \\S+)? (?:can|could|should) (?:i|we) (?:afford|spend|pay|borrow|buy)|(?:can|could|do) (?:i|we) afford|what does .{1,20} (?:get|buy) (?:me|us|you|in)|is .{1,24} enough|would .{1,24} be enough|what would .{1,24} (?:get|buy)|how far (?:does|will|would) .{1,20} go|whats (?:my|our) budget',
)
const EARN =
  '(?:earn|earning|earns|make|makes|making|bring(?:s|ing)? (?:in|home)|income(?: (?:is|of))?|salary(?: (?:is|of))?|household income(?: (?:is|of))?|paid|(?:take home|net|gross)(?: (?:pay|income))?(?: (?:is|of))?|nets?|clears?|get paid|am on|paychecks? (?:is|are|of))'
const OFTEN = '(?:biweekly|bi weekly|weekly|hourly|monthly|every (?:other week|[#=]\\d+ weeks)|twice a month)'
const INCOME = phrase(
  `(?:(?:our|my|the|a|an|combined|joint|together|total|household|annual|yearly|i|we|on) )*${EARN}(?: (?:about|around|roughly|like|a|an|of|is|together|combined|maybe|approximately|total|household|income|almost|nearly|over|just|${OFTEN}))* [#=](\\d+)(?: (?:${OFTEN}|a|an|per|each|every|/|hour|hr|week|month|mo|year|annually|yearly|together|combined|dollars|(?:before|after) tax(?:es)?|gross|net|salary|take home|between us))*|[#=](\\d+) (?:(?:a|per) year|annually|yearly|salary|an hour|(?:before|after) tax(?:es)?|(?:household |annual |yearly )?income)(?: (?:salary|income|together|between us))*`,
)
const COUNT = phrase(
  'how many(?! (?:bed|bath|square|cars?|floors|acres|rooms|pictures|photos|people|towns|municipalities|stories|fireplaces|days|kitchens|closets|windows|parking|(?:units|apartments|families)(?= (?:is|are|does|do) (?:it|this|that|in|there))))|how much (?=houses?|homes?|listings?|properties|apartments?)|(?:the )?(?:number|count) of (?=homes|houses|listings|properties)|count (?:the|all|up)',
)
/** Asks for homes, not about one: 'what came on the market this week'. */
const WHAT_IS_NEW = phrase(
  '(?:whats?|which)(?: (?:homes|houses|ones|all|else|has|have|is|was|were|got|just|been))* (?:came|come|gone|hit|went|listed|posted|added|new)(?: \\S+){0,6} (?:days?|weeks?|months?|today|yesterday)',
)
/** What a sentence says of a search besides its filters. `hasMeans`: debts or savings were said. */
export function readSearchTopic(sentence: Sentence, hasMeans: boolean): Topic {
  const topic = readIncome(sentence, hasMeans)
  if (topic.intent === null && asksNoHomes(sentence)) topic.intent = 'unknown'
  readBudget(sentence, topic)
  readCount(sentence, topic)
  readNext(sentence, topic)
  return topic
}

/** Reads and takes an income: what it buys is asked. */
export function readIncome(sentence: Sentence, hasMeans: boolean): Topic {
  const topic: Topic = { ...NO_TOPIC }
  sentence.take(INCOME, (match) => {
    const amount = sentence.number(match[1] ?? match[2])!.value
    topic.intent = 'budget'
    // 'I make 85k and my wife makes 60k'.
    topic.money = { kind: 'income', amount: (topic.money?.amount ?? 0) + income(amount, match[0]) }
  })
  const code = sentence.code()
  if (topic.money === null && (hasMeans || code.search(ON_INCOME) >= 0) && code.search(BUDGET) >= 0)
    readBareIncome(sentence, topic)
  return topic
}

/** Notes a question for what a price buys. The words are left in place, because the price stands among them. */
export function readBudget(sentence: Sentence, topic: Topic): void {
  if (topic.intent === null && sentence.code().search(BUDGET) >= 0) topic.intent = 'budget'
}

/** Reads and takes a question for the number of homes. */
export function readCount(sentence: Sentence, topic: Topic): void {
  if (topic.intent !== null) return
  sentence.take(COUNT, (match) => {
    if (/ (?:bed|bath)\b/.test(match[0])) return false
    topic.intent = 'count'
  })
}

/** Whether homes are asked for that came lately. */
export const asksNew = (sentence: Sentence): boolean => sentence.code().search(WHAT_IS_NEW) >= 0

/** 'How much house can I afford on 165k'; 'for 500k' is a price. */
const ON_INCOME = phrase('how much(?: of a)? (?:house|home)(?: [a-z]+){0,4} afford (?:on|with)|afford on')

/** 'What can I afford with 120k and 40k saved': the amount that is no saving is an income. */
function readBareIncome(sentence: Sentence, topic: Topic): void {
  sentence.take(WITH_AMOUNT, (match) => {
    if (topic.money !== null) return false
    topic.intent = 'budget'
    topic.money = { kind: 'income', amount: income(sentence.number(match[1])!.value, match[0]) }
  })
}

/** How often a pay comes in a year; hours are those of full time. */
const A_YEAR: readonly (readonly [RegExp, number])[] = [
  [/hour| hr /, 2080],
  [/bi ?weekly|every (?:other week|[#=]\d+ weeks)/, 26],
  [/twice a month/, 24],
  [/week/, 52],
  [/month| mo /, 12],
]
/** Less in a year is the pay of a month. */
const LEAST_A_YEAR = 12_000

/** Yearly income, US dollars: without a period amounts under 1,000 are thousands, of a month those under 100. */
function income(amount: number, words: string): number {
  const [, times] = A_YEAR.find(([often]) => often.test(`${words} `)) ?? []
  if (times === undefined) {
    const dollars = amount < 1000 ? amount * 1000 : amount
    return dollars < LEAST_A_YEAR ? dollars * 12 : dollars
  }
  const paid = times === 12 && amount < 100 ? amount * 1000 : amount
  return times === 12 && paid >= 100_000 ? paid : Math.round(paid * times)
}
