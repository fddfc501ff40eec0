import type { Guidance } from './guidance.ts'
import type { OtherLanguage } from './other-languages.ts'

/** What the glossary explains: the terms of a first purchase or rental. */
export const GLOSSARY_TERMS = [
  'co-op',
  'condo',
  'hoa',
  'board-approval',
  'special-assessment',
  'assessment',
  'property-tax-relief',
  'mortgage',
  'down-payment',
  'pre-approval',
  'underwriting',
  'dti',
  'credit-score',
  'apr',
  'points',
  'adjustable-rate',
  'pmi',
  'fha',
  'va',
  'usda',
  'njhmfa',
  'equity',
  'escrow',
  'escrow-account',
  'earnest-money',
  'contingency',
  'attorney-review',
  'home-inspection',
  'appraisal',
  'title-insurance',
  'survey',
  'deed',
  'lien',
  'closing',
  'closing-costs',
  'realty-transfer-fee',
  'certificate-of-occupancy',
  'final-walk-through',
  'home-insurance',
  'flood-zone',
  'radon',
  'lead-paint',
  'oil-tank',
  'septic',
  'well',
  'mls',
  'dual-agency',
  'fixture',
  'as-is',
  'foreclosure',
  'short-sale',
  'lease',
  'security-deposit',
  'application-fee',
  'brokers-fee',
  'guarantor',
  'sublet',
  'rent-control',
  'voucher',
  'eviction',
] as const
export type GlossaryTerm = (typeof GLOSSARY_TERMS)[number]

/** Questions that no listing and no figure answers. */
export const PLAIN_QUESTIONS = [
  // For a person to answer.
  'negotiation',
  'owner-contact',
  // Nobody knows.
  'forecast',
  'interest-rates',
  'good-time',
  // For a professional.
  'law',
  'tax',
  'immigration',
  'tenant-rights',
  'signing-for-another',
  'house-safety',
  'credit-check',
  // About this agent.
  'human',
  'recording',
  'what-it-costs',
  'send-link',
  'firm',
  'license',
  'office',
  'source-of-listings',
  'my-data',
  'holding',
  'translation',
  'beyond-us',
  'opinion',
  'how-long',
  'browse',
  'sorrow',
  'insult',
  'off-topic',
  // Rights and needs of the visitor (fair housing).
  'discrimination',
  'income',
  'income-for-loan',
  'children',
  'assistance-animal',
  'in-writing',
  'ramp',
  'age-restricted',
  'age-for-loan',
  'va-loan',
  'itin',
  'name-on-papers',
  'language',
  'distance',
  'timetable',
] as const
export type PlainQuestion = (typeof PLAIN_QUESTIONS)[number]

/** What a question of guidance names: US dollars, and bedrooms. */
export interface GuidanceAsked {
  amount: number | null
  beds: number | null
}

/** A question that is answered by a text of its own. */
export type SpokenQuestion =
  /** What one term means, or how two differ. */
  | { kind: 'glossary'; terms: readonly GlossaryTerm[] }
  /** How to begin; null where neither buying nor renting was said. */
  | { kind: 'steps'; way: 'buy' | 'rent' | null }
  | { kind: 'plain'; about: PlainQuestion; language?: OtherLanguage }
  /** Of money and the way to a home, in general. */
  | { kind: 'guidance'; about: Guidance; asked?: GuidanceAsked }
  /** The sentence is in a language that the agent doesn't speak. */
  | { kind: 'other-language'; language: OtherLanguage }

/** Rights, needs and sorrows that a sentence may mention beside a search: the search is done, and their text is told with it. */
export const BESIDE_A_SEARCH: ReadonlySet<PlainQuestion> = new Set([
  'income',
  'discrimination',
  'income-for-loan',
  'children',
  'assistance-animal',
  'in-writing',
  'age-restricted',
  'va-loan',
  'itin',
  'language',
  'sorrow',
])

/** Rights that a sentence asks for whatever else it names: 'is it legal if they keep my deposit'. */
export const ALWAYS_ANSWERED: ReadonlySet<PlainQuestion> = new Set(['tenant-rights', 'discrimination', 'holding'])

/** Rights and limits that are told first where money is asked about in general. */
export const BEFORE_GUIDANCE: ReadonlySet<PlainQuestion> = new Set([
  'discrimination',
  'credit-check',
  'assistance-animal',
  'va-loan',
  'age-for-loan',
  'itin',
  'immigration',
  'tax',
  'holding',
  'my-data',
  'in-writing',
  'signing-for-another',
])
