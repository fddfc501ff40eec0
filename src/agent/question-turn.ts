import { otherLanguageLine } from '#content/other-languages.ts'
import type { Source } from '#domain/voice/conversation.ts'
import type { OtherLanguage } from '#language/other-languages.ts'
import type { GlossaryTerm, PlainQuestion, SpokenQuestion } from '#language/questions.ts'
import { answerGuidance } from './guidance-turn.ts'
import { withNext, type ChoiceName } from './next-choices.ts'
import { turn, type Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'

/** Answers what no listing answers: a term, how to begin, or a question with a text of its own. */
export async function answerQuestion(input: TurnInput): Promise<Turn> {
  const { question } = input.read
  if (question?.kind === 'glossary') return explain(input, question.terms)
  if (question?.kind === 'steps') return begin(input, question)
  if (question?.kind === 'guidance') return answerGuidance(input, question)
  if (question?.kind === 'other-language') return inOtherLanguage(input, question.language)
  const about = question?.about ?? 'off-topic'
  const { talk, context } = input
  const own = question?.language ? `\n${otherLanguageLine(question.language, context.agency)}` : ''
  const { plain } = context.phrases.knowledge
  // A buyer's income is counted by a lender, not by a landlord.
  const isOfLoan = about === 'income' && talk.total !== null && talk.filters.market === 'sale'
  const say = plain[isOfLoan ? 'income-for-loan' : about] + own
  const answered = withNext(
    input,
    turn(talk, say, { sources: sourcesOf(input, about) }),
    nextAfter(input, isOfLoan ? 'income-for-loan' : about),
  )
  return about === 'human' ? offeringPerson(input, answered) : answered
}

/** A person was spoken of: 'then give me one' asks for that person. */
function offeringPerson({ said, context: { phrases } }: TurnInput, answered: Turn): Turn {
  const choices = [phrases.knowledge.choices.person]
  return { ...answered, talk: { ...answered.talk, offer: { said, choices, readings: [null] } } }
}

/** Says that a voucher counts like any other income; asked again, the law and who hears complaints. */
export function afterVoucher(input: TurnInput): Turn {
  const { answers, knowledge } = input.context.phrases
  const wasSaid = input.talk.lastSaid.includes(answers.voucher)
  const say = wasSaid ? knowledge.voucherRefused : answers.voucher
  return withNext(input, turn(input.talk, say), ['rentals', 'place', 'person'])
}

/** One sentence in the visitor's own language that offers a person, and the languages we speak. */
function inOtherLanguage(input: TurnInput, language: OtherLanguage): Turn {
  const answered = turn(input.talk, otherLanguageLine(language, input.context.agency), { lang: language })
  return withNext(input, answered, ['english', 'spanish', 'call', 'message'])
}

/** Explains terms of the glossary. */
export async function explain(input: TurnInput, terms: readonly GlossaryTerm[]): Promise<Turn> {
  const turns: Turn[] = []
  for (const term of terms) turns.push(await answerWithTool(input, input.talk, 'explain_term', { term }))
  const explained = turn(input.talk, turns.map(({ say }) => say).join('\n'), {
    sources: merged(turns.flatMap(({ sources }) => sources)),
    ...(terms.includes('hoa') && { figureOf: 'fee' }),
  })
  return withNext(input, explained, OF_RENTING.has(terms[0]!) ? ['rentals', 'person'] : ['steps', 'afford', 'person'])
}

/** One link for each page: two terms may have the same source. */
const merged = (sources: readonly Source[]): Source[] =>
  [...Map.groupBy(sources, ({ href }) => href).values()].map((same) => ({
    ...same[0]!,
    attribution: same.map(({ attribution }) => attribution).join(', '),
  }))

const OF_RENTING: ReadonlySet<GlossaryTerm> = new Set([
  'lease',
  'security-deposit',
  'application-fee',
  'brokers-fee',
  'guarantor',
  'sublet',
  'rent-control',
  'voucher',
  'eviction',
])

const WAYS = ['buying', 'renting', 'afford', 'person'] as const

/** The five steps. Whether to buy or to rent is asked, unless the last answer was a question too. */
function begin(input: TurnInput, { way }: Extract<SpokenQuestion, { kind: 'steps' }>): Turn {
  const { talk, context } = input
  const { steps } = context.phrases.knowledge
  const searched = talk.total !== null && talk.filters.market === 'rent' ? 'rent' : null
  const told = (['buy', 'rent'] as const).find((one) => talk.lastSaid.includes(steps[one])) ?? null
  const known = way ?? told ?? searched
  if (known) {
    const first: ChoiceName[] = known === 'buy' ? ['afford', 'price'] : ['rent', 'rentals']
    const say = known === told ? steps.first[known] : steps[known]
    return withNext(input, turn(talk, say), [...first, 'place', 'person'])
  }
  const wasAsked = talk.lastSaid.endsWith('?')
  if (wasAsked) return withNext(input, turn(talk, steps.openUnasked), WAYS)
  // Asked, so that 'to buy' alone answers it.
  const { buying, renting } = context.phrases.knowledge.choices
  const question = { said: input.said, choices: [buying, renting], readings: [] }
  return withNext(input, turn({ ...talk, question }, steps.open), WAYS)
}

function sourcesOf({ context }: TurnInput, about: PlainQuestion): Source[] {
  const { privacy, map } = context.phrases.knowledge
  if (/^(?:recording|my-data)$/.test(about)) return [{ label: privacy, href: '/privacy#voice', attribution: '' }]
  return about === 'distance' ? [{ label: map, href: '/map', attribution: '' }] : []
}

/** What can be pressed next: first what the home in hand allows. */
function nextAfter({ talk }: TurnInput, about: PlainQuestion): readonly ChoiceName[] {
  return (talk.home && OF_HOME[about]) || NEXT[about]
}

const OF_HOME: Partial<Record<PlainQuestion, readonly ChoiceName[]>> = {
  negotiation: ['message', 'call', 'listedFor'],
  'owner-contact': ['message', 'person'],
  tax: ['taxes', 'taxRelief', 'person'],
  'signing-for-another': ['tour', 'person'],
  'house-safety': ['year', 'inspection', 'message'],
  'send-link': ['save', 'message', 'person'],
  holding: ['tour', 'message', 'person'],
  ramp: ['message', 'person'],
  'assistance-animal': ['message', 'person'],
}

const NEXT: Readonly<Record<PlainQuestion, readonly ChoiceName[]>> = {
  negotiation: ['person', 'call', 'counties'],
  'owner-contact': ['person', 'homes'],
  forecast: ['counties', 'afford'],
  'interest-rates': ['afford', 'person'],
  'good-time': ['afford', 'steps', 'person'],
  law: ['attorney', 'person'],
  tax: ['taxRelief', 'person'],
  immigration: ['homes', 'rentals', 'person'],
  'tenant-rights': ['person', 'rentals'],
  'signing-for-another': ['person', 'homes'],
  'house-safety': ['inspection', 'person'],
  'credit-check': ['afford', 'person'],
  human: ['person', 'call', 'steps'],
  recording: ['person', 'homes'],
  'what-it-costs': ['steps', 'person'],
  'send-link': ['homes', 'rentals', 'person'],
  firm: ['steps', 'homes', 'person'],
  license: ['person', 'homes'],
  office: ['call', 'person'],
  'source-of-listings': ['homes', 'rentals', 'person'],
  'my-data': ['person', 'homes'],
  holding: ['call', 'person'],
  translation: ['spanish', 'person'],
  'beyond-us': ['person', 'homes', 'rentals'],
  opinion: ['place', 'afford', 'steps'],
  'how-long': ['steps', 'person'],
  browse: ['homes', 'rentals', 'place'],
  sorrow: ['place', 'person'],
  insult: ['place', 'person'],
  'off-topic': ['place', 'afford', 'steps'],
  discrimination: ['person', 'rentals', 'homes'],
  income: ['rentals', 'person'],
  'income-for-loan': ['afford', 'person'],
  children: ['rentals', 'homes', 'person'],
  'assistance-animal': ['rentals', 'person'],
  'in-writing': ['place', 'price', 'person'],
  ramp: ['homes', 'rentals', 'person'],
  'age-restricted': ['person', 'homes'],
  'age-for-loan': ['taxRelief', 'afford', 'person'],
  'va-loan': ['homes', 'afford', 'person'],
  itin: ['rentals', 'homes', 'person'],
  'name-on-papers': ['rentals', 'person'],
  language: ['person', 'homes'],
  distance: ['homes', 'person'],
  timetable: ['homes', 'person'],
}
