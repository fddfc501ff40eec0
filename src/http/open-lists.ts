import type { OpenLists } from '#ports/browser/favorites-gateway.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'

/** No cookie has this hash. The token alone decides which list is read. */
const NOBODY = { visitor: '' }

/** The shared lists, for pages rendered on the server. */
export const openListsOf = (savedItems: SavedItems): OpenLists => ({
  shared: (token) => savedItems.favorites(NOBODY).shared(token),
})
