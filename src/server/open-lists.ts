import type { OpenLists } from '#ports/favorites-gateway.ts'
import type { Keeping } from '#ports/keeping.ts'

/** Nobody's cookie has this hash: whose list it is stands in the token, not in who asks. */
const NOBODY = { visitor: '' }

/** The lists visitors have opened, for the pages rendered here. */
export const openListsOf = (keeping: Keeping): OpenLists => ({
  shared: (token) => keeping.favorites(NOBODY).shared(token),
})
