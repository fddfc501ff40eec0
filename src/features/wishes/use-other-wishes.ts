import { useState } from 'react'
import { bothWishes } from '#domain/match/both-wishes.ts'
import { readRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { useDeviceWishes } from '#features/reasons/use-device-wishes.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'

/**
 * The shown wishes together with those that the device kept before: somebody else may have sent the link. Null where these add nothing, and
 * where the visitor answers the questions. Before `useKeepWishes`, which keeps the shown ones in their place.
 */
export function useOtherWishes(
  load: LoadToldStore,
  query: RankQuery,
  isAsked: boolean,
): [both: RankQuery | null, forget: () => void] {
  const [isLink] = useState(!isAsked)
  const [kept, setKept] = useState<RankQuery | null>(null)
  useDeviceWishes(load, {
    onRead: ({ wishes }) => isLink && wishes !== null && setKept((known) => known ?? readRankQuery(wishes)),
  })
  return [kept && bothWishes(query, kept), () => setKept(null)]
}
