import { withHome } from './home-turn.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'

/** 'And the second one?' right after a way to work asks for the same way. */
export const asksSameWay = ({ talk, read, said, context }: TurnInput): boolean =>
  read.fact === null && talk.talkedOf?.subject === 'way' && context.grammar.words.andNth.test(said.trim())

/** Says how one gets to work from the home that is meant: to the place named, else to the one searched by. */
export function commuteOfHome(input: TurnInput): Promise<Turn> | Turn {
  const { talk, read, context } = input
  if (talk.homes.length === 0 && !talk.home)
    return turn(talk, context.phrases.answers.noHomeToReach, { asksHome: true })
  const to = read.commute?.to ?? (read.commute?.asksStation ? null : talk.filters.train.to)
  return withHome(input, (home) => {
    const next: Talk = { ...talk, home, pendingQuestion: null }
    return answerWithTool(input, next, 'commute', { listing_id: home.id, ...(to !== null && { to }) })
  })
}
