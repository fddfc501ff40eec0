import { formatCount } from '#domain/count.ts'
import type { RankCounts } from '#domain/match/ranking.ts'

interface Asked {
  /** How many wishes there are. */
  wishes: number
  hasMusts: boolean
}

/** '12 homes meet every wish, 30 miss only one', '240 homes meet your musts'. */
export function countsText({ total, full, nearly }: RankCounts, { wishes, hasMusts }: Asked): string {
  if (total === 0) return 'No homes meet your musts'
  if (wishes === 0) return hasMusts ? `${homes(total)} ${meet(total)} your musts` : homes(total)
  if (wishes === 1) return `${full === 0 ? 'None' : formatCount(full)} of ${homes(total)} ${meet(full)} your wish`
  const every = full === 0 ? 'No home meets every wish' : `${homes(full)} ${meet(full)} every wish`
  return nearly === 0 ? every : `${every}, ${formatCount(nearly)} ${nearly === 1 ? 'misses' : 'miss'} only one`
}

const homes = (count: number): string => (count === 1 ? '1 home' : `${formatCount(count)} homes`)
const meet = (count: number): string => (count === 1 ? 'meets' : 'meet')

/** Above homes that meet every wish, or others. */
export function groupHeading(wishes: number, isFull: boolean): string {
  if (wishes === 0) return 'Newest first'
  if (!isFull) return 'Other homes, closest first'
  return wishes === 1 ? 'Meet your wish' : `Meet all ${wishes} wishes`
}

export const OUTSIDE_HEADING = 'Outside our seven counties'
