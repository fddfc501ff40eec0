import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { ResultsFoot } from './results-foot.tsx'

/** What stands below the homes found. Its links are plain links until the browser is idle and has fetched their code. */
export const LateResultsFoot = lateComponent(
  createIsomorphicFn()
    .server(() => ResultsFoot)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./results-foot.tsx')
    return file.ResultsFoot
  },
)
