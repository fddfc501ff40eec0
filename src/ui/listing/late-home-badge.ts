import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { whenIdle } from '../primitives/when-idle.ts'
import { HomeBadge } from './home-badge.tsx'

/** A home's badge; the browser fetches its code, which words days and hours, once it is idle. */
export const LateHomeBadge = lateComponent(
  createIsomorphicFn()
    .server(() => HomeBadge)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./home-badge.tsx')
    return file.HomeBadge
  },
)
