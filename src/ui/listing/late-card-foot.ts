import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { whenIdle } from '../primitives/when-idle.ts'
import { DecisionLines } from './decision-lines.tsx'

/** A card's cost; the browser fetches its code, which computes it again by the visitor's own numbers, once it is idle. */
export const LateDecisionLines = lateComponent(
  createIsomorphicFn()
    .server(() => DecisionLines)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./decision-lines.tsx')
    return file.DecisionLines
  },
)
