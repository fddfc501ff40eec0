import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '#ui/primitives/when-idle.ts'

/** A component that a page can do without, fetched once the browser is idle; null until then, and if that fails. */
export function useIdleComponent<P>(load: () => Promise<ComponentType<P>>): { Component: ComponentType<P> | null } {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    void whenIdle()
      .then(load)
      .then((loaded) => setComponent(() => loaded))
      .catch(() => undefined)
  }, [load])
  return { Component }
}
