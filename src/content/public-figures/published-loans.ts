import type { LoanFigures } from '#domain/money/home-month.ts'
import { FIGURE_TABLES, figuresOf } from './figure-tables.ts'
import { loanRules } from './loan-rules.ts'
import { usualTerms } from './usual-terms.ts'

const FIGURES = figuresOf(FIGURE_TABLES)

/** The published figures of loans, without an operator's. */
export const PUBLISHED_LOANS: LoanFigures = { usual: usualTerms(FIGURES), rules: loanRules(FIGURES) }
