import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { DecisionLines } from './decision-lines.tsx'

/** A card's cost; the browser fetches its code, which computes it again by the visitor's own numbers, once the page is used. */
export const LateDecisionLines = lateComponent(
  createIsomorphicFn()
    .server(() => DecisionLines)
    .client(() => null)(),
  async () => {
    const file = await import('./decision-lines.tsx')
    return file.DecisionLines
  },
)
