import { formatCount } from '#domain/count.ts'
import type { RankCounts } from '#domain/match/ranking.ts'

/** '12 homes meet every wish, 30 more miss one', '240 homes, the newest first'; `wishes`: how many there are. */
export function countsText({ total, full, nearly }: RankCounts, wishes: number): string {
  if (total === 0) return 'No homes meet your musts'
  if (wishes === 0) return total === 1 ? '1 home meets your musts' : `${homes(total)} meet your musts`
  if (wishes === 1)
    return full === 0 ? `No home meets your wish; ${homes(total)} come close or miss it` : oneWish(full, total)
  const every = full === 0 ? 'No home meets every wish' : `${homes(full)} ${full === 1 ? 'meets' : 'meet'} every wish`
  if (nearly === 0) return every
  return `${every}, ${formatCount(nearly)} ${nearly === 1 ? 'misses' : 'miss'} only one`
}

const oneWish = (full: number, total: number): string =>
  `${formatCount(full)} of ${homes(total)} ${full === 1 ? 'meets' : 'meet'} your wish`

const homes = (count: number): string => (count === 1 ? '1 home' : `${formatCount(count)} homes`)

/** Above the homes that meet every wish. */
export function fullHeading(wishes: number): string {
  if (wishes === 0) return 'Newest first'
  return wishes === 1 ? 'Meet your wish' : `Meet all ${wishes} wishes`
}

export const MISSES_HEADING = 'Near misses, closest first'
