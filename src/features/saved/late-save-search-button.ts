import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { SaveSearchButton } from './save-search-button.tsx'

/** The button that saves a search; the browser fetches its code at once, beside the page's: a click before it is there is lost. */
export const LateSaveSearchButton = lateComponent(
  createIsomorphicFn()
    .server(() => SaveSearchButton)
    .client(() => null)(),
  async () => {
    const file = await import('./save-search-button.tsx')
    return file.SaveSearchButton
  },
)
