import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { ViewToggle } from './view-toggle.tsx'

/** Grid or list. The buttons send the form until the browser is idle and has fetched their code. */
export const LateViewToggle = lateComponent(
  createIsomorphicFn()
    .server(() => ViewToggle)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./view-toggle.tsx')
    return file.ViewToggle
  },
)
