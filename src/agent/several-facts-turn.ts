import type { ListingSummary } from '#domain/listing/listing.ts'
import { questionIn } from './home-turn.ts'
import { loanInput } from './loan-input.ts'
import { homesMeant } from './several-homes.ts'
import { turn, type Turn } from './talk.ts'
import { MOST_COMPARED } from './tools/compare-listings.ts'
import { callTool, type TurnInput } from './turn-input.ts'

/** Answers a question about each of several homes in a sentence. */
export function factsOfSeveral(input: TurnInput): Promise<Turn> {
  const question = questionIn(input) ?? input.talk.pendingQuestion ?? { facts: [] }
  return ofEach(input, () => ['listing_facts', question]).then((told) => ({ ...told, told: question }))
}

/** Says the cash of each: a renter's to move in, a buyer's to close. */
export const cashOfSeveral = (input: TurnInput): Promise<Turn> =>
  ofEach(input, ({ market }) =>
    market === 'rent' ? ['move_in_cost', {}] : ['cash_to_close', loanInput(input.talk.terms)],
  )

async function ofEach(
  input: TurnInput,
  toolFor: (home: ListingSummary) => readonly [tool: string, input: object],
): Promise<Turn> {
  const { talk, context } = input
  const { answers, references } = context.phrases
  const meant = await homesMeant(input)
  if (!meant.ok) return turn(talk, answers.problem(meant.problem))
  const homes = meant.value.homes.slice(0, MOST_COMPARED)
  const told = await Promise.all(
    homes.map((home) => {
      const [tool, toolInput] = toolFor(home)
      return callTool(input, tool, { listing_id: home.id, ...toolInput })
    }),
  )
  const lines = told.map((one, index) => {
    const { title } = homes[index]!
    const say = one.ok ? one.value.say.replace(`${title}. `, '') : answers.problem(one.problem)
    return references.ofOne(title, say)
  })
  return turn({ ...talk, homes, pendingQuestion: null }, lines.join('\n'), {
    compared: { by: null },
    shown: [{ kind: 'choices', choices: homes.map(({ title }, index) => references.nth(title, index)) }],
    sources: told.flatMap((one) => (one.ok ? one.value.sources.slice(0, 1) : [])),
  })
}
