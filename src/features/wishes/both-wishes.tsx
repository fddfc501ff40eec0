import { Link } from '@tanstack/react-router'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'

/** Ranks by the shown wishes and by those that the device had kept. */
export function BothWishes({ both }: { both: RankQuery | null }) {
  if (both === null) return null
  return (
    <Link to="/wishes" search={writeRankQuery(both)} className="link both-wishes">
      Rank by both<span> these wishes and my last ones</span>
    </Link>
  )
}
