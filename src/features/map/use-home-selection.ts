import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { VisitedHomes } from '#ports/browser/visited-homes.ts'

export interface HomeSelection {
  home: ListingSummary | null
  visited: ReadonlySet<number>
  /** Selects a home and marks it as visited; null deselects. */
  select: (home: ListingSummary | null) => void
}

/** The selected home, and those selected before. */
export function useHomeSelection(visitedHomes: VisitedHomes): HomeSelection {
  const client = useQueryClient()
  const query = visitedQuery(visitedHomes)
  const { data } = useQuery(query)
  const [home, setHome] = useState<ListingSummary | null>(null)
  const visited = useMemo(() => new Set(data), [data])
  const select = (next: ListingSummary | null) => {
    // A new object each time, so that a home selected again is centered again.
    setHome(next && { ...next })
    if (!next) return
    client.setQueryData(query.queryKey, (ids = []) => [...ids.filter((id) => id !== next.id), next.id])
    void visitedHomes.add(next.id)
  }
  return { home, visited, select }
}

/** The ids of the visited homes. Throws ProblemError. */
const visitedQuery = (visited: VisitedHomes) =>
  queryOptions({
    queryKey: ['visited-homes'],
    queryFn: async () => valueOrThrow(await visited.ids()),
  })
