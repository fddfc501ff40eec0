import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { ResultsFoot } from './results-foot.tsx'

/** What stands below the homes found. Its links are plain links until the page is used and their code is there. */
export const LateResultsFoot = lateComponent(
  createIsomorphicFn()
    .server(() => ResultsFoot)
    .client(() => null)(),
  async () => {
    const file = await import('./results-foot.tsx')
    return file.ResultsFoot
  },
)
