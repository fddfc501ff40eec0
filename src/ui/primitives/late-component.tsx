import { lazy, memo, Suspense, useEffect, useMemo, useState, type ComponentType, type FunctionComponent } from 'react'
import { retriedLoad } from './retried-load.ts'
import { useHydrating } from './use-hydrating.ts'
import { whenUsed } from './when-used.ts'

/**
 * A component whose code the browser fetches later. The server renders it, and the browser keeps that HTML until the page is
 * used; then `load` brings the code, after failures again. What is pressed in it before counts then (early-acts/hand-over.ts).
 * Where there is no HTML of the server, as after a navigation, the code is fetched at once.
 *
 *     const LateFooter = lateComponent(createIsomorphicFn().server(() => SiteFooter).client(() => null)(), loadFooter)
 *
 * `data-pending-parts` on <html> counts those of the page that still wait for their code.
 *
 * @param onServer The component on the server, null in the browser; the build then drops its code from the first load.
 * @param isDue Whether the code is needed before the page is used; asked in the browser.
 */
export function lateComponent<P extends object>(
  onServer: ComponentType<P> | null,
  load: () => Promise<ComponentType<P>>,
  isDue: () => boolean = () => false,
): FunctionComponent<P> {
  let want = () => {}
  const wanted = new Promise<void>((resolve) => (want = resolve))
  const Late = (onServer ??
    lazy(async () => {
      await Promise.race([wanted, whenUsed()])
      return { default: await retriedLoad(load) }
    })) as ComponentType<P>

  return memo(function LatePart(props: P) {
    const [isThere, setThere] = useState(false)
    const isServersHtml = useHydrating() && document.documentElement.dataset['whole'] !== undefined
    const [first] = useState(() => {
      if (!onServer && (!isServersHtml || isDue())) want()
      return props
    })
    // Until the code is there the HTML stands for the first props, and the element stays: an update would empty the place.
    const shown = isThere ? props : first
    return useMemo(
      () => (
        <>
          <Suspense>
            <Late {...shown} />
            <Counted by={-1} onCounted={setThere} />
          </Suspense>
          <Counted by={1} />
        </>
      ),
      [shown],
    )
  })
}

let pending = 0

/** Adds to the count of what waits for as long as it stands: beside a late component one more, with its code there one less. */
function Counted({ by, onCounted }: { by: number; onCounted?: (isCounted: true) => void }) {
  useEffect(() => {
    const count = (change: number) => (document.documentElement.dataset['pendingParts'] = String((pending += change)))
    count(by)
    onCounted?.(true)
    return () => void count(-by)
  }, [by, onCounted])
  return null
}
