import { useEffect, useEffectEvent } from 'react'
import { wrapIndex } from '#ui/primitives/cyclic-index.ts'

/** How long a slide is shown, ms (H-01). */
const SLIDE_MS = 6000
/** The next picture is fetched this long before it is shown, ms. */
const PREPARE_MS = 3000

interface SlideActions {
  /** Called before a slide is shown, so that its picture can be fetched. */
  prepare: (next: number) => void
  goTo: (next: number) => void
}

/**
 * Shows the next of `count` slides every 6000 ms while `playing`. It stops while the page is hidden and where the visitor asked
 * for reduced motion; a slide chosen by hand restarts the timer.
 */
export function useSlideTimer(playing: boolean, current: number, count: number, actions: SlideActions): void {
  const prepare = useEffectEvent(actions.prepare)
  const goTo = useEffectEvent(actions.goTo)

  useEffect(() => {
    if (!playing || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const next = wrapIndex(current, 1, count)
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
