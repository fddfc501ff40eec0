import { lawApplies, type LawScope, type LegalCase } from './law.ts'

/** The statements of law that the site makes, each with what it applies to. */
export const LAW_IDS = [
  'condition',
  'flood',
  'lead-federal',
  'well',
  'radon',
  'smoke-co',
  'cco',
  'condo-deed',
  'condo-reserves',
  'condo-assessments',
  'condo-fha',
  'flood-rent',
  'lead-cert',
  'application-fee',
  'deposit',
  'eviction',
  'fair-chance',
  'truth-in-renting',
  'source-of-income',
  'review-what',
  'review-change',
  'review-start',
  'review-lease',
  'agency',
  'buyer-agreement',
] as const
export type LawId = (typeof LAW_IDS)[number]

/** A statement in both languages, its citation, and the day from which it holds or was read. */
export interface Law {
  en: string
  es: string
  law: string
  asOf: string
  scope: LawScope
}
export type LawTable = Readonly<Record<LawId, Law>>

/** A law that applies to a home, or that something unknown decides. */
export interface HomeLaw {
  id: LawId
  says: string
  law: string
  asOf: string
  answer: 'yes' | 'ask'
}

/** The laws of a home, in the order of `LAW_IDS`. Those that don't apply to it are left out. */
export const homeLaws = (home: LegalCase, table: LawTable): HomeLaw[] =>
  LAW_IDS.flatMap((id) => {
    const { en, law, asOf, scope } = table[id]
    const answer = lawApplies(scope, home)
    return answer === 'no' ? [] : [{ id, says: en, law, asOf, answer }]
  })
