import type { OpenLists } from '#ports/browser/favorites-gateway.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'

/** Nobody's cookie has this hash: whose list it is stands in the token, not in who asks. */
const NOBODY = { visitor: '' }

/** The lists visitors have opened, for the pages rendered here. */
export const openListsOf = (savedItems: SavedItems): OpenLists => ({
  shared: (token) => savedItems.favorites(NOBODY).shared(token),
})
