import type { Choice } from '#domain/voice/conversation.ts'
import type { Intent } from '#language/understanding.ts'
import { withChoices } from './choices.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/** Buttons below an answer about a home. */
const MOST_OFFERED = 3

type Next = keyof Phrases['references']['homeNext']

/** What was asked needs no button. */
const ASKED: Readonly<Partial<Record<Intent, Next>>> = {
  'monthly-cost': 'month',
  'move-in-cost': 'moveIn',
  commute: 'station',
}

/** An answer about one home, with what can be asked of it next; one with buttons of its own stays as it is. */
export function withHomeSteps({ read, context }: TurnInput, answered: Turn): Turn {
  const shown = answered.shown.find((one) => one.kind === 'listing')
  const hasOwn = answered.shown.some(({ kind }) => kind === 'choices') || answered.talk.request !== null
  if (!shown || hasOwn) return answered
  const isRental = shown.listing.market === 'rent'
  const steps: readonly Next[] = [isRental ? 'moveIn' : 'month', 'station', 'similar', 'tour']
  const { homeNext } = context.phrases.references
  const choices = steps.filter((step) => step !== ASKED[read.intent]).map((step): Choice => homeNext[step])
  return withChoices(answered, choices.slice(0, MOST_OFFERED))
}
