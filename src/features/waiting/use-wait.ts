import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** An answer that takes longer is said to be on its way, ms. */
const LATE_MS = 150
/** An answer that takes longer may be asked for again, ms. */
const LONG_MS = 5000

export interface Wait {
  /** What is shown isn't what was asked for, and has been so for a noticeable time. */
  isLate: boolean
  isLong: boolean
  /** Gives up on the answer and asks again. */
  retry: () => void
}

/** How long the answer to a query has been awaited, while `waiting`. */
export function useWait(queryKey: QueryKey, waiting: boolean): Wait {
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const isLate = useElapsed(LATE_MS, waiting && 'any')
  const isLong = useElapsed(LONG_MS, waiting && `${hashKey(queryKey)} ${attempt}`)
  const retry = async () => {
    setAttempt(attempt + 1)
    const filter = { queryKey, exact: true }
    // A refetch alone would wait for the request that hangs.
    await queryClient.cancelQueries(filter)
    await queryClient.refetchQueries(filter)
  }
  return { isLate, isLong, retry: () => void retry() }
}

/** Whether `ms` have passed since `episode` became what it is; never while it is false. */
function useElapsed(ms: number, episode: string | false): boolean {
  const [elapsed, setElapsed] = useState<string | false>(false)
  useEffect(() => {
    if (episode === false) return
    const timer = setTimeout(setElapsed, ms, episode)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [ms, episode])
  return episode !== false && elapsed === episode
}
