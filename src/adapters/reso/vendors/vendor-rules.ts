import type { WebApiFeedSettings } from '#ports/server/feed-settings.ts'

/** What a vendor asks of its clients. */
export interface VendorRules {
  /** The Property resource, from what the settings give. */
  address: (settings: Pick<WebApiFeedSettings, 'dataset'>) => string
  /** Where an OAuth client gets its token, and the scope it asks for. */
  token?: { url: string; scope: string }
}
