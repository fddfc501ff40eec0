import { withHome } from './home-turn.ts'
import type { Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'

/** Whether the visitor's voucher covers the home in hand, or the one named; null where neither is meant. */
export function voucherForHome(input: TurnInput): Promise<Turn> | null {
  const { talk, read, said, context } = input
  if (!context.grammar.words.voucherCovers.test(said)) return null
  if (!talk.home && (talk.homes.length === 0 || read.home === null)) return null
  return withHome(input, (home) =>
    answerWithTool(input, { ...talk, home, pendingQuestion: null }, 'voucher_check', { listing_id: home.id }),
  )
}
