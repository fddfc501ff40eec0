import { createIsomorphicFn } from '@tanstack/react-start'
import { SaveSearchButton } from '#features/saved/save-search-button.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'

/** The button that saves the wishes; the browser fetches its code once the page is used. */
export const LateSaveWishes = lateComponent(
  createIsomorphicFn()
    .server(() => SaveSearchButton)
    .client(() => null)(),
  async () => {
    const file = await import('#features/saved/save-search-button.tsx')
    return file.SaveSearchButton
  },
)
