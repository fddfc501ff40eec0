import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { CommuteLine } from './commute-line.tsx'

/** A home's way to work; the browser fetches its code for visitors who have said where they work. */
export const LateCommuteLine = lateComponent(
  createIsomorphicFn()
    .server(() => CommuteLine)
    .client(() => null)(),
  async () => (await import('./commute-line.tsx')).CommuteLine,
)
