import type { Market } from '#domain/money/money.ts'
import type { Guidance } from '#language/guidance.ts'
import type { GlossaryTerm, PlainQuestion } from '#language/questions.ts'
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
  if (question?.kind === 'plain' && question.about === 'timetable') return { subject: 'way', isGeneral: true }
  if (question?.kind === 'guidance') return { subject: OF_GUIDANCE[question.about] ?? null, isGeneral: true }
  if (question?.kind === 'plain' && intent === 'question')
    return { subject: OF_PLAIN[question.about] ?? null, isGeneral: OF_RIGHTS.has(question.about) }
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
  'pre-approval': 'loan',
  underwriting: 'loan',
  dti: 'loan',
  'credit-score': 'loan',
  points: 'loan',
  fha: 'loan',
  va: 'va',
  usda: 'loan',
  njhmfa: 'loan',
  'attorney-review': 'contract',
  contingency: 'contract',
  'earnest-money': 'earnest',
  escrow: 'earnest',
  appraisal: 'closing',
  'title-insurance': 'closing',
  survey: 'closing',
  closing: 'time',
  'closing-costs': 'closing',
  'home-inspection': 'inspection',
  'final-walk-through': 'contract',
}

const OF_PLAIN: Readonly<Partial<Record<PlainQuestion, TalkSubject>>> = {
  'how-long': 'time',
  'va-loan': 'va',
  'income-for-loan': 'loan',
  itin: 'loan',
}

/** Rights, of which may be asked whether they are the law. */
const OF_RIGHTS: ReadonlySet<PlainQuestion> = new Set([
  'discrimination',
  'tenant-rights',
  'children',
  'income',
  'income-for-loan',
  'assistance-animal',
  'ramp',
  'immigration',
  'itin',
  'name-on-papers',
  'age-for-loan',
  'age-restricted',
])

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
  'pmi-cost': 'pmi',
  approval: 'loan',
  credit: 'loan',
  'no-credit': 'loan',
  gift: 'loan',
  'loan-kinds': 'loan',
  'low-down': 'loan',
  'income-counted': 'loan',
  'self-employed': 'loan',
  'new-job': 'loan',
  'two-family': 'loan',
  'pre-approval-when': 'loan',
  'pre-approval-how': 'loan',
  'va-offers': 'va',
  'va-no-pmi': 'va',
  'funding-fee': 'va',
  'gift-allowed': 'loan',
  offer: 'contract',
  attorney: 'contract',
  'cancel-purchase': 'contract',
  'inspection-finds': 'contract',
  'without-inspection': 'inspection',
  'inspection-cost': 'inspection',
  'earnest-amount': 'earnest',
  'closing-who': 'closing',
  timeline: 'time',
  'tax-changes': 'tax',
  'tax-appeal': 'tax',
}

const OF_FACT: Readonly<Partial<Record<HomeFact, TalkSubject>>> = {
  taxes: 'tax',
  fees: 'fee',
  schools: 'schools',
  deposit: 'deposit',
}
