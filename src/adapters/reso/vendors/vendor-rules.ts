import type { RequestLimits, WebApiFeedSettings } from '#ports/server/feed-settings.ts'
import type { WebApiRules } from '../web-api-rules.ts'

/** What a vendor asks of its clients. */
export interface VendorRules {
  /** The Property resource. */
  address: (settings: Pick<WebApiFeedSettings, 'dataset'>) => string
  /** Where an OAuth client gets its token, and the scope it asks for. */
  token?: { url: string; scope: string }
  throttle: RequestLimits
  /** How pages are asked for. */
  rules: (settings: Pick<WebApiFeedSettings, 'originatingSystem'>) => WebApiRules
}
