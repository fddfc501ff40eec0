import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { whenIdle } from '../primitives/when-idle.ts'
import { DecisionLines } from './decision-lines.tsx'

const load = async () => {
  const file = await import('./decision-lines.tsx')
  return file.DecisionLines
}

/** Where the server wrote no cards, the browser renders them itself, and whole: it fetches this with its other code. */
const early = globalThis.document?.querySelector('.decision-lines') === null && load()

/** A card's cost; the browser fetches its code, which computes it again by the visitor's own numbers, once it is idle. */
export const LateDecisionLines = lateComponent(
  createIsomorphicFn()
    .server(() => DecisionLines)
    .client(() => null)(),
  () => early || whenIdle().then(load),
)
