import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { DearerHomes } from './dearer-homes.tsx'

/** The line of dearer homes. Its link is a plain one until the browser is idle and has fetched its code. */
export const LateDearerHomes = lateComponent(
  createIsomorphicFn()
    .server(() => DearerHomes)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./dearer-homes.tsx')
    return file.DearerHomes
  },
)
