import type { FeedCredentials, WebApiFeedSettings, WebApiVendor } from '#ports/server/feed-settings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
import { BRIDGE } from './vendors/bridge.ts'
import { MLS_GRID } from './vendors/mls-grid.ts'
import { SPARK } from './vendors/spark.ts'
import { TRESTLE } from './vendors/trestle.ts'
import type { VendorRules } from './vendors/vendor-rules.ts'

const VENDORS: Partial<Record<WebApiVendor, VendorRules>> = {
  'mls-grid': MLS_GRID,
  trestle: TRESTLE,
  bridge: BRIDGE,
  spark: SPARK,
}

/** A feed's address and credentials, with the vendor's own where the settings give none. */
export function withVendorRules(settings: WebApiFeedSettings): { url: URL; credentials: FeedCredentials } {
  const rules = VENDORS[settings.kind] ?? null
  const url = settings.address ?? (rules && new URL(rules.address(settings)))
  if (url === null) throw new FeedError(`Feed '${settings.name}' has no address`)
  return { url, credentials: withToken(settings.auth, rules?.token) }
}

function withToken(auth: FeedCredentials, token: VendorRules['token']): FeedCredentials {
  if (auth.kind !== 'oauth' || token === undefined) return auth
  return { ...auth, tokenUrl: auth.tokenUrl ?? new URL(token.url), scope: auth.scope ?? token.scope }
}
