import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { FurtherSections } from './further-sections.tsx'

/** The sections below the featured listings; the browser fetches their code once the page is used. */
export const LateFurtherSections = lateComponent(
  createIsomorphicFn()
    .server(() => FurtherSections)
    .client(() => null)(),
  async () => (await import('./further-sections.tsx')).FurtherSections,
)
