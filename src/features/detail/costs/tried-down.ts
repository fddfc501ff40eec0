import { useSyncExternalStore } from 'react'

/** The down payment that the visitor tries on a home's page with the slider; the parts of the page share it. */
let tried: { home: number; percent: number } | null = null
const listeners = new Set<() => void>()

/** Percent of the price; null: back to the visitor's own number. */
export function tryDown(home: number, percent: number | null): void {
  tried = percent === null ? null : { home, percent }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The percent tried for this home; null if none is. */
export const useTriedDown = (home: number): number | null =>
  useSyncExternalStore(
    subscribe,
    () => (tried?.home === home ? tried.percent : null),
    () => null,
  )
