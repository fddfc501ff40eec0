import type { useRouter } from '@tanstack/react-router'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'

/** The whole address of a shared list, with the wishes that its link is to have; null: none. */
export function listAddress(router: ReturnType<typeof useRouter>, token: string, wishes: RankQuery | null): string {
  const search = wishes ? writeRankQuery({ ...wishes, page: 1 }) : {}
  const { href } = router.buildLocation({ to: '/shared/$token', params: { token }, search })
  return new URL(href, window.location.origin).href
}
