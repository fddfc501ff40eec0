import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { parseQueryString, type QueryParams } from '#domain/search/query-string.ts'
import { useHydrating } from '../primitives/use-hydrating.ts'

/** The query of the address; while HTML of the server comes to life, which may be late, the one it was written for. */
export function useSearchThatHydrates(): QueryParams {
  const search = useLocation({ select: (location) => location.search as QueryParams })
  const isHydrating = useHydrating()
  return useMemo(() => (isHydrating ? searchOfDocument() : search), [isHydrating, search])
}

/** The query that the document was fetched with; the address may have changed since. */
function searchOfDocument(): QueryParams {
  const [visit] = performance.getEntriesByType('navigation')
  return parseQueryString(new URL(visit?.name ?? location.href).search)
}
