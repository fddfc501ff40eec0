import type { Market } from '#domain/money/money.ts'
import type { Guidance } from '#language/guidance.ts'
import type { GlossaryTerm } from '#language/questions.ts'
import type { TalkedOf, TalkSubject } from '#language/talked-of.ts'
import type { HomeFact, Understanding } from '#language/understanding.ts'

/**
 * What the answer to a sentence is about; null for nothing that a short question may go on with. `named`: the terms that stand
 * in it.
 */
export function talkedOf(
  { intent, fact, question }: Understanding,
  market: Market,
  named: readonly GlossaryTerm[],
): TalkedOf | null {
  if (question?.kind === 'glossary')
    return { subject: question.terms.map((term) => OF_TERM[term]).find(Boolean) ?? null, isGeneral: true }
  // 'Is PMI in that': it is the insurance that 'when does it end' goes on with.
  if (question?.kind === 'guidance' && question.about === 'in-the-month' && named.includes('pmi'))
    return { subject: 'pmi', isGeneral: true }
  if (question?.kind === 'guidance') return { subject: OF_GUIDANCE[question.about] ?? null, isGeneral: true }
  if (intent === 'listing' && fact !== null) {
    const subject = fact === 'price' && market === 'rent' ? 'rent' : OF_FACT[fact]
    return subject ? { subject, isGeneral: false } : null
  }
  if (intent === 'monthly-cost') return { subject: named.includes('pmi') ? 'pmi' : 'month', isGeneral: false }
  if (intent === 'commute') return { subject: 'way', isGeneral: false }
  return intent === 'move-in-cost' ? { subject: 'deposit', isGeneral: false } : null
}

const OF_TERM: Readonly<Partial<Record<GlossaryTerm, TalkSubject>>> = {
  'security-deposit': 'deposit',
  hoa: 'fee',
  assessment: 'tax',
  mortgage: 'month',
  pmi: 'pmi',
}

const OF_GUIDANCE: Readonly<Partial<Record<Guidance, TalkSubject>>> = {
  'deposit-limit': 'deposit',
  'deposit-back': 'deposit',
  'up-front-rent': 'deposit',
  'town-tax': 'tax',
  'lowest-tax': 'tax',
  'hud-rent': 'rent',
  'income-to-rent': 'rent',
  schools: 'schools',
  'in-the-month': 'month',
  'fee-covers': 'fee',
  'fee-changes': 'fee',
  'pmi-ends': 'pmi',
  'walk-counted': 'way',
}

const OF_FACT: Readonly<Partial<Record<HomeFact, TalkSubject>>> = {
  taxes: 'tax',
  fees: 'fee',
  schools: 'schools',
  deposit: 'deposit',
}
