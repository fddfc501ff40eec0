import { useEffect, useState } from 'react'
import type { LoadToldStore, OwnNumbersStore } from '#ports/browser/told-store.ts'
import { showVisitorsTerms } from '#ui/listing/cost-terms.ts'
import { showVisitorsWorkPlace } from '#ui/listing/work-place.ts'
import { makeWaitingChanges } from './change-numbers.ts'

/**
 * The store of the visitor's numbers; null until its code is there. From then on every cost on the page is computed by the
 * terms in it, and every way to work leads to the place in it; also by those another tab writes.
 */
export function useOwnNumbers(load: LoadToldStore): OwnNumbersStore | null {
  const [store, setStore] = useState<OwnNumbersStore | null>(null)
  useEffect(() => {
    let ended = false
    load()
      .then(({ numbers }) => !ended && setStore(numbers))
      // The usual numbers stand.
      .catch(() => undefined)
    return () => {
      ended = true
    }
  }, [load])
  useEffect(() => {
    if (!store) return undefined
    const show = () => {
      const { terms, workPlace } = store.read()
      showVisitorsTerms(terms)
      showVisitorsWorkPlace(workPlace)
    }
    makeWaitingChanges(store)
    show()
    return store.onOtherTab(show)
  }, [store])
  return store
}
