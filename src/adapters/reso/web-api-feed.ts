import type { FeedCredentials, RequestLimits, WebApiFeedSettings, WebApiVendor } from '#ports/server/feed-settings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
import type { WebApiOptions } from './reso-web-api.ts'
import { BRIDGE } from './vendors/bridge.ts'
import { MLS_GRID } from './vendors/mls-grid.ts'
import { SPARK } from './vendors/spark.ts'
import { TRESTLE } from './vendors/trestle.ts'
import type { VendorRules } from './vendors/vendor-rules.ts'
import { STANDARD_RULES } from './web-api-rules.ts'

const VENDORS: Partial<Record<WebApiVendor, VendorRules>> = {
  'mls-grid': MLS_GRID,
  trestle: TRESTLE,
  bridge: BRIDGE,
  spark: SPARK,
}

/**
 * How a feed is read: as its settings say, and as its vendor asks where they say nothing.
 *
 * @throws FeedError if there is no address.
 */
export function webApiOptions(
  settings: WebApiFeedSettings,
): Required<Pick<WebApiOptions, 'url' | 'credentials' | 'rules' | 'filter'>> {
  const vendor = VENDORS[settings.kind] ?? null
  const url = settings.address ?? (vendor && new URL(vendor.address(settings)))
  if (url === null) throw new FeedError(`Feed "${settings.name}" has no address`)
  const rules = vendor?.rules(settings) ?? STANDARD_RULES
  return {
    url,
    credentials: withToken(settings.auth, vendor?.token),
    rules: { ...rules, pageSize: settings.pageSize ?? rules.pageSize },
    filter: settings.filter,
  }
}

/** How often a feed's server may be asked; null where neither the settings nor the vendor limit it. */
export const requestLimits = ({ kind, throttle }: WebApiFeedSettings): RequestLimits | null =>
  throttle ?? VENDORS[kind]?.throttle ?? null

function withToken(auth: FeedCredentials, token: VendorRules['token']): FeedCredentials {
  if (auth.kind !== 'oauth' || token === undefined) return auth
  return { ...auth, tokenUrl: auth.tokenUrl ?? new URL(token.url), scope: auth.scope ?? token.scope }
}
