import type { ListingSummary } from '#domain/listing/listing.ts'
import { undoChoice, withChoices } from './choices.ts'
import { homeMeant } from './home-reference.ts'
import { ask, offer } from './open-question.ts'
import type { Phrases } from './phrases/phrases.ts'
import { turn, type HomeQuestion, type Talk, type Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'

/** Answers a question about a home. */
export async function aboutHome(input: TurnInput): Promise<Turn> {
  const { talk } = input
  const question = questionIn(input) ?? askedBefore(input)
  return withHome(
    input,
    async (home) => {
      const told = await answerWithTool(input, { ...talk, home, pendingQuestion: null }, 'listing_facts', {
        listing_id: home.id,
        ...question,
      })
      return orAsk(input, {
        ...(question === null && asksUnknown(input) ? notFound(input, home, told) : told),
        told: question,
      })
    },
    question,
  )
}

/** Whether a question asks one thing of a home that no reader knows: 'what rent did they get for the first one'. */
const asksUnknown = ({ said, read, context: { grammar } }: TurnInput): boolean =>
  read.home !== null &&
  grammar.words.question.test(said.trim()) &&
  !grammar.words.overview.test(said) &&
  !grammar.words.andNth.test(said.trim())

/** Says that the listing doesn't tell, in place of all that it tells. */
const notFound = ({ context: { phrases } }: TurnInput, { title }: ListingSummary, told: Turn): Turn => ({
  ...told,
  say: phrases.facts.notFound(title),
})

/** Says that the listing of a home doesn't tell what was asked, and offers to ask the agency. */
export const notToldOf = async (input: TurnInput, home: ListingSummary): Promise<Turn> => {
  const next = { ...input.talk, home, pendingQuestion: null }
  const told = await answerWithTool(input, next, 'listing_facts', { listing_id: home.id })
  return orAsk(input, notFound(input, home, told))
}

/** The question that still waits for a home, or that the last answer told of another: 'no, the other one'. */
const askedBefore = ({ talk, said, context: { grammar } }: TurnInput): HomeQuestion | null =>
  grammar.words.whatAbout.test(said.trim()) && !grammar.words.asksOfHome.test(said.trim()) && talk.told
    ? talk.told
    : talk.home
      ? null
      : talk.pendingQuestion

/** Offers to ask the agency where the listing doesn't say. */
function orAsk({ said, context: { phrases } }: TurnInput, answered: Turn): Turn {
  const { saysNothing, askAgency } = phrases.facts
  if (!saysNothing(answered.say)) return answered
  return offer({ ...answered, say: `${answered.say} ${askAgency.ask}` }, said, [askAgency.choice])
}

/** 'Does it have a basement?' asks for that one feature. */
export function questionIn({ read: { fact, alsoAsked }, said, context: { grammar } }: TurnInput): HomeQuestion | null {
  const asked = [fact ?? grammar.factAsked(said, false), ...alsoAsked].filter((one) => one !== null)
  const isOfFeature = asked.includes('features') || (asked.length === 0 && grammar.words.question.test(said.trim()))
  const feature = isOfFeature ? grammar.featureIn(said) : null
  if (feature !== null) return { feature, facts: asked.filter((one) => one !== 'features') }
  return fact === null ? null : { facts: asked }
}

/** Acts on the home that is meant; asks which one if that is unclear. */
export async function withHome(
  input: TurnInput,
  act: (home: ListingSummary) => Promise<Turn>,
  question: HomeQuestion | null = null,
  choice?: Phrases['references']['nth'],
): Promise<Turn> {
  const { talk } = input
  const { answers } = input.context.phrases
  const home = await meant(input)
  if (!home.ok) return turn(talk, answers.problem(home.problem))
  if (home.value) return act(home.value)
  const next = { ...talk, pendingQuestion: question }
  if (talk.homes.length > 0) return talk.question ? takeFirst(input, act) : whichOf(input, next, choice)
  return turn(next, answers.noHome, {
    asksHome: true,
    shown: [{ kind: 'choices', choices: [input.context.phrases.compare.next.findHomes] }],
  })
}

/** Asks which of the homes shown is meant, to be pressed or said. `choice`: says the whole question for one of them. */
export function whichOf(
  { said, read, context }: TurnInput,
  talk: Talk,
  choice?: Phrases['references']['nth'],
  described: string | null = read.homes.described,
): Turn {
  const { answers, references } = context.phrases
  const titles = talk.homes.map(({ title }) => title)
  const say = described === null ? answers.whichOf(titles) : references.notShown(described, titles)
  const offered = titles.slice(0, MOST_CHOICES)
  return ask(talk, say, {
    said,
    choices: offered.map(choice ?? references.nth),
    readings: offered.map((_, index) => (choice ? null : { ...read, home: index + 1 })),
  })
}

const MOST_CHOICES = 4

/** Acts on the first home rather than asking twice in a row, and says so. */
async function takeFirst(
  { talk, context: { phrases } }: TurnInput,
  act: (home: ListingSummary) => Promise<Turn>,
): Promise<Turn> {
  const home = talk.homes[0]!
  const done = await act(home)
  return withChoices({ ...done, say: `${phrases.questions.tookHome(home.title)} ${done.say}` }, [undoChoice(phrases)])
}

/** The home a sentence is about; null if that is unclear. */
export const meant = ({ talk, read, said, context, signal }: TurnInput) =>
  homeMeant(talk, read.home, said, context, { signal, homes: read.homes })
