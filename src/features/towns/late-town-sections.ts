import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { TownSections } from './town-sections.tsx'

/** The topics of a town's page; the server writes them, and their code comes beside the page's. */
export const LateTownSections = lateComponent(
  createIsomorphicFn()
    .server(() => TownSections)
    .client(() => null)(),
  async () => {
    const file = await import('./town-sections.tsx')
    return file.TownSections
  },
)
