import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { SaveSearchButton } from './save-search-button.tsx'

/** The button that saves a search; the browser fetches its code once the page is used. */
export const LateSaveSearchButton = lateComponent(
  createIsomorphicFn()
    .server(() => SaveSearchButton)
    .client(() => null)(),
  async () => {
    const file = await import('./save-search-button.tsx')
    return file.SaveSearchButton
  },
)
