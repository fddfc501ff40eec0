import { useEffect, useEffectEvent } from 'react'

/** H-01. */
const SLIDE_MS = 6000
/** How long before its turn the next picture is fetched. */
const PREPARE_MS = 3000

interface Turns {
  /** The next slide is about to come. */
  prepare: () => void
  advance: () => void
}

/**
 * Gives each slide its 6000 ms while `playing`; not while the page is out of sight, nor for those who asked for less
 * motion. A slide chosen by hand starts its time anew.
 */
export function useSlideTimer(playing: boolean, current: number, turns: Turns): void {
  const prepare = useEffectEvent(turns.prepare)
  const advance = useEffectEvent(turns.advance)

  useEffect(() => {
    if (!playing || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)
    const start = () => {
      stop()
      if (document.hidden) return
      timers = [setTimeout(() => prepare(), SLIDE_MS - PREPARE_MS), setTimeout(() => advance(), SLIDE_MS)]
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', start)
    }
  }, [playing, current])
}
