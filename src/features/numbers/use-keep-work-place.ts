import { useNavigate } from '@tanstack/react-router'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
import { showVisitorsWorkPlace, useWorkPlace } from '#ui/listing/work-place.ts'
import { changeNumbers } from './change-numbers.ts'

/**
 * Keeps a place of work, and leads every way to work there. Answers why the device refuses to keep it, else ''. An address that
 * names another place names this one from then on; the place that it names already is not the visitor's own.
 */
export function useKeepWorkPlace(store: OwnNumbersStore | null): (place: string | null) => string {
  const { id, inAddress } = useWorkPlace()
  const navigate = useNavigate()
  return (place) => {
    if (place === id) return ''
    const refusal = changeNumbers(store, (numbers) => ({ ...numbers, workPlace: place }))
    showVisitorsWorkPlace(place)
    if (inAddress) {
      const search = (before: object) => ({ ...before, train: place ?? undefined, ...(place ? {} : NO_LIMIT) })
      void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
    }
    return refusal
  }
}

/** Minutes to nowhere limit nothing. */
const NO_LIMIT = { trainMinutes: undefined }
