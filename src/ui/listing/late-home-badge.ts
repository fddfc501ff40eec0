import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { HomeBadge } from './home-badge.tsx'

/** A home's badge; the browser fetches its code, which words days and hours, once the page is used. */
export const LateHomeBadge = lateComponent(
  createIsomorphicFn()
    .server(() => HomeBadge)
    .client(() => null)(),
  async () => {
    const file = await import('./home-badge.tsx')
    return file.HomeBadge
  },
)
