import { useEffect, useState, type ComponentType } from 'react'
import { retriedLoad } from '#ui/primitives/retried-load.ts'

/** A component that a page can do without, fetched when the time has come; null until then. */
export function useComponentWhen<P>(
  time: () => Promise<void>,
  load: () => Promise<ComponentType<P>>,
): { Component: ComponentType<P> | null } {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    void time()
      .then(() => retriedLoad(load))
      .then((loaded) => setComponent(() => loaded))
  }, [time, load])
  return { Component }
}
