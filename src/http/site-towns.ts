import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { TownGateway } from '#ports/browser/town-gateway.ts'

/** The pages of towns and counties, with the homes of these listings. */
export type SiteTowns = (listings: Pick<ListingGateway, 'search' | 'byId'>) => TownGateway
