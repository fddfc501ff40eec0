import { useEffect, useEffectEvent } from 'react'
import { turn } from './turns.ts'

/** H-01. */
const SLIDE_MS = 6000
/** How long before its turn the next picture is fetched. */
const PREPARE_MS = 3000

interface Turns {
  /** A slide is about to come. */
  prepare: (next: number) => void
  goTo: (next: number) => void
}

/**
 * Gives each of `count` slides its 6000 ms while `playing`; not while the page is out of sight, nor for those who asked for less
 * motion. A slide chosen by hand starts its time anew.
 */
export function useSlideTimer(playing: boolean, current: number, count: number, turns: Turns): void {
  const prepare = useEffectEvent(turns.prepare)
  const goTo = useEffectEvent(turns.goTo)

  useEffect(() => {
    if (!playing || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const next = turn(current, 1, count)
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)
    const start = () => {
      stop()
      if (document.hidden) return
      timers = [setTimeout(() => prepare(next), SLIDE_MS - PREPARE_MS), setTimeout(() => goTo(next), SLIDE_MS)]
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', start)
    }
  }, [playing, current, count])
}
