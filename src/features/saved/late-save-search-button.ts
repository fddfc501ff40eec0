import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { SaveSearchButton } from './save-search-button.tsx'

/** The button that saves a search; the browser fetches its code once it is idle. */
export const LateSaveSearchButton = lateComponent(
  createIsomorphicFn()
    .server(() => SaveSearchButton)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./save-search-button.tsx')
    return file.SaveSearchButton
  },
)
