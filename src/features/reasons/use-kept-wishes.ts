import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { keptWishesQuery } from './fits-queries.ts'

/** The wishes kept on the device, also as another tab changes or forgets them. */
export function useKeptWishes(loadTold: LoadToldStore) {
  const client = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    let ended = false
    loadTold()
      .then(({ wishes }) => {
        if (ended) return
        const { queryKey } = keptWishesQuery(loadTold)
        stop = wishes.onOtherTab(() => client.setQueryData(queryKey, wishes.read().wishes))
      })
      // The query fails, too, and the line says so.
      .catch(() => undefined)
    return () => {
      ended = true
      stop?.()
    }
  }, [client, loadTold])
  return useQuery(keptWishesQuery(loadTold))
}
