import { useSyncExternalStore } from 'react'
import { comparisonText, readComparison, withChoice } from '#domain/listing/comparison.ts'

/** The homes chosen for the comparison, from the results and from the favorites alike. */
export interface ComparisonChoice {
  /** Ids in the order chosen. */
  chosen: readonly number[]
  /** The last choice was refused, because the comparison is full. */
  refused: boolean
}

/** Where a tab keeps its choice, so that it survives a reload. */
const KEY = 'keystead-comparison'
const NONE: ComparisonChoice = { chosen: [], refused: false }

let choice: ComparisonChoice | null = null
const listeners = new Set<() => void>()

/** Adds a home to the choice or removes it; answers whether it is chosen now. */
export function chooseHome(id: number, wanted: boolean): boolean {
  const { chosen } = current()
  const next = withChoice(chosen, id, wanted)
  become(next ? { chosen: next, refused: false } : { chosen, refused: true })
  return wanted && next !== null
}

/** Replaces the choice. */
export const chooseHomes = (ids: readonly number[]): void => become({ chosen: ids, refused: false })

/** The visitor has read that the comparison is full, or left. */
export function dismissRefusal(): void {
  const { chosen, refused } = current()
  if (refused) chooseHomes(chosen)
}

/** Whether homes were chosen before, on another page or before a reload. */
export const isAnyHomeChosen = (): boolean => current().chosen.length > 0

/** The tab's choice; none on the server and until hydration. */
export const useComparisonChoice = (): ComparisonChoice => useSyncExternalStore(subscribe, current, () => NONE)

const current = (): ComparisonChoice => {
  if (choice) return choice
  const { ids } = readComparison(stored())
  return (choice = ids.length > 0 ? { chosen: ids, refused: false } : NONE)
}

function become(next: ComparisonChoice): void {
  choice = next
  store(comparisonText(next.chosen) ?? '')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// Browsers that refuse storage throw; the choice then lasts until the page is left.
function stored(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

function store(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // See above.
  }
}
