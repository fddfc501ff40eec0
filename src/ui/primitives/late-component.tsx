import { lazy, memo, Suspense, useEffect, type ComponentType, type FunctionComponent } from 'react'

/**
 * A component whose code the browser fetches later. The server renders it, and the browser keeps that HTML until `load` has
 * brought the code, or for good if it can't be had: a rejection would replace the whole page by the error's.
 *
 *     const LateFooter = lateComponent(createIsomorphicFn().server(() => SiteFooter).client(() => null)(), loadFooter)
 *
 * `data-pending-parts` on <html> counts those of the page that still wait for their code.
 *
 * @param onServer The component on the server, null in the browser; the build then drops its code from the first load.
 */
export function lateComponent<P extends object>(
  onServer: ComponentType<P> | null,
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> {
  const Late = (onServer ??
    lazy(() => load().then(asModule, () => new Promise<never>(() => undefined)))) as ComponentType<P>
  // Rendered again only with other props: an update that comes before the code would empty the place.
  return memo((props: P) => (
    <>
      <Suspense>
        <Late {...props} />
        <Counted by={-1} />
      </Suspense>
      <Counted by={1} />
    </>
  ))
}

const asModule = <C,>(component: C) => ({ default: component })

let pending = 0

/** Adds to the count of what waits for as long as it stands: beside a late component one more, with its code there one less. */
function Counted({ by }: { by: number }) {
  useEffect(() => {
    const count = (change: number) => (document.documentElement.dataset['pendingParts'] = String((pending += change)))
    count(by)
    return () => void count(-by)
  }, [by])
  return null
}
