import type { RefusedKind } from '#language/understanding.ts'

/** The grammatical person: 'I' for the agent, 'we' for the firm's pages. */
export type Refuser = 'I' | 'we'

const SAME_FOR_ALL = 'Fair-housing law requires us to treat everyone alike'
const REFUSALS: Readonly<Record<RefusedKind, (who: string, Who: string) => string>> = {
  schools: (_, Who) =>
    `${Who} don’t rate schools or choose homes based on them. ${Who} can name a home’s school district; the state publishes facts on each school.`,
  safety: (_, Who) => `${Who} can’t judge how safe a place is. Local police departments publish crime data.`,
  people: (who) => `${SAME_FOR_ALL}, so ${who} don’t describe who lives where.`,
  race: (who) => `${SAME_FOR_ALL}, so ${who} don’t choose homes based on who lives nearby.`,
  origin: (who) => `${SAME_FOR_ALL}, so ${who} don’t choose homes based on who lives nearby.`,
  religion: (who) => `${SAME_FOR_ALL}, so ${who} don’t choose homes based on religion or places of worship.`,
  family: (who) => `${SAME_FOR_ALL}, so ${who} don’t choose homes based on whether families live there.`,
  age: (who) => `${SAME_FOR_ALL}, so ${who} don’t choose homes based on neighbors’ ages.`,
  disability: (who) => `${SAME_FOR_ALL}, so ${who} don’t choose homes based on neighbors’ disabilities.`,
  orientation: (who) => `${SAME_FOR_ALL}, so ${who} don’t choose homes based on who lives nearby.`,
  income: (who) => `${SAME_FOR_ALL}, so ${who} don’t choose homes based on how neighbors pay.`,
}

/** The refusal of fair-housing kinds, with the reason for each of the first two; the law is given as a reason once. */
export function refusalText(kinds: readonly RefusedKind[], who: Refuser): string {
  const beginning = who === 'I' ? 'I' : 'We'
  const reasons = kinds.map((kind) => REFUSALS[kind](who, beginning))
  const byLaw = reasons.find((reason) => reason.startsWith(SAME_FOR_ALL))
  const told = reasons.filter((reason) => reason === byLaw || !reason.startsWith(SAME_FOR_ALL))
  return [...new Set(told)].slice(0, 2).join(' ')
}
