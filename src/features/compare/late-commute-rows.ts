import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { CommuteRows } from './commute-rows.tsx'

/** The ways to work; the browser fetches their code for visitors who have said where they work. */
export const LateCommuteRows = lateComponent(
  createIsomorphicFn()
    .server(() => CommuteRows)
    .client(() => null)(),
  async () => (await import('./commute-rows.tsx')).CommuteRows,
)
