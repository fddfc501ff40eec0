import { useRouter } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { completeTerms } from '#domain/money/complete-terms.ts'
import type { CostBasis } from '#domain/money/cost-basis.ts'
import { readTerms } from '#domain/money/linked-terms.ts'
import { NO_OWN_TERMS, type LoanTerms, type OwnTerms } from '#domain/money/loan-terms.ts'
import { costPieces, type CostPiece } from '#domain/money/monthly-cost.ts'
import { writeTerms } from '#domain/money/own-terms.ts'
import { useSearchThatHydrates } from './search-that-hydrates.ts'

/** What the monthly costs on a page are computed by. */
export interface CostTerms extends CostBasis {
  /** The link's, or else the visitor's. */
  own: OwnTerms
  /** They are the link's, and not the visitor's too. */
  fromLink: boolean
  /** The address holds them. */
  inAddress: boolean
  terms: LoanTerms
  pieces: readonly CostPiece[]
}

/** Of this tab; the server has none, and a page shows what the server wrote until they are read. */
let visitorsTerms = NO_OWN_TERMS
const listeners = new Set<() => void>()

/** Computes every cost on the page by the visitor's own terms from now on. */
export function showVisitorsTerms(terms: OwnTerms): void {
  visitorsTerms = terms
  for (const listener of listeners) listener()
}

/** The terms that hold on this page: the link's, else the visitor's, else the usual ones. */
export function useCostTerms(): CostTerms {
  const search = useSearchThatHydrates()
  const linked = useMemo(() => readTerms(search), [search])
  const visitors = useSyncExternalStore(
    subscribe,
    () => visitorsTerms,
    () => NO_OWN_TERMS,
  )
  const { costBasis } = useRouter().options.context
  return useMemo(
    () =>
      linked
        ? { ...withPieces(linked, costBasis), fromLink: !areEqual(linked, visitors), inAddress: true }
        : withPieces(visitors, costBasis),
    [linked, visitors, costBasis],
  )
}

const areEqual = (some: OwnTerms, others: OwnTerms) =>
  JSON.stringify(writeTerms(some)) === JSON.stringify(writeTerms(others))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Made once for all homes of a page. */
let last: CostTerms | null = null

function withPieces(own: OwnTerms, basis: CostBasis): CostTerms {
  if (last?.own === own && last.usual === basis.usual) return last
  const terms = completeTerms(own, basis.usual)
  last = { ...basis, own, fromLink: false, inAddress: false, terms, pieces: costPieces(terms, basis.rules) }
  return last
}

type NumbersAsked = () => void
const askedListeners = new Set<NumbersAsked>()

/** A cost's 'Edit your numbers' was pressed: the page's line of numbers opens its form. */
export const askForNumbers = (): void => [...askedListeners].at(-1)?.()

/** Calls back when the numbers are asked for; answers how to stop. */
export function onNumbersAsked(listener: NumbersAsked): () => void {
  askedListeners.add(listener)
  return () => void askedListeners.delete(listener)
}
