import { lazy, memo, Suspense, type ComponentType, type FunctionComponent } from 'react'

/**
 * A component whose code the browser fetches later. The server renders it, and the browser keeps that HTML until `load` has
 * brought the code, or for good if it can't be had: a rejection would replace the whole page by the error's.
 *
 *     const LateFooter = lateComponent(createIsomorphicFn().server(() => SiteFooter).client(() => null)(), loadFooter)
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
    <Suspense>
      <Late {...props} />
    </Suspense>
  ))
}

const asModule = <C,>(component: C) => ({ default: component })
