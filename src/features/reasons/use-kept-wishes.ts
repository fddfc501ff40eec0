import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { keptWishesQuery } from './fits-queries.ts'
import { useDeviceWishes } from './use-device-wishes.ts'

/** The wishes kept on the device, also as another tab changes or forgets them. */
export function useKeptWishes(loadTold: LoadToldStore) {
  const client = useQueryClient()
  const query = keptWishesQuery(loadTold)
  // Where the device can’t be read, the query fails, too, and the line says so.
  useDeviceWishes(loadTold, { onOtherTab: ({ wishes }) => client.setQueryData(query.queryKey, wishes) })
  return useQuery(query)
}
