import { useSyncExternalStore } from 'react'
import { readWorkPlace } from '#domain/commute/read-work-place.ts'
import { useSearchThatHydrates } from './search-that-hydrates.ts'

/** The place that the ways to work on a page lead to. */
export interface WorkPlace {
  /** Of a place of work or of a station; null: none is set. */
  id: string | null
  /** The address names it. */
  inAddress: boolean
}

/** Of this tab; the server has none. */
let visitorsWorkPlace: string | null = null
const listeners = new Set<() => void>()

/** Leads every way to work on the page to the visitor's own place from now on. */
export function showVisitorsWorkPlace(id: string | null): void {
  visitorsWorkPlace = id
  // Cards leave room for the way there (features/numbers/work-place-script.ts).
  document.documentElement.toggleAttribute('data-work-place', id !== null)
  for (const listener of listeners) listener()
}

/** The place that holds on this page: the address's, else the visitor's. */
export function useWorkPlace(): WorkPlace {
  const linked = readWorkPlace(useSearchThatHydrates()['train'])
  const visitors = useSyncExternalStore(
    subscribe,
    () => visitorsWorkPlace,
    () => null,
  )
  return { id: linked ?? visitors, inAddress: linked !== null }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
