import type { Listing } from '#domain/listing/listing.ts'

export interface PageSection {
  /** Of the section's element. */
  id: string
  /** In the bar of links. */
  name: string
}

/** The sections below the home's own facts, in their order. */
export const pageSections = ({ market, openHouses }: Pick<Listing, 'market' | 'openHouses'>): PageSection[] => [
  ...(market === 'sale' ? SALE_SECTIONS : RENTAL_SECTIONS),
  { id: 'getting-to-work', name: 'Getting to work' },
  { id: 'price-history', name: 'Price history' },
  ...(openHouses.length > 0 ? [{ id: 'open-houses', name: 'Open houses' }] : []),
]

const SALE_SECTIONS: readonly PageSection[] = [
  { id: 'monthly-cost', name: 'Monthly cost' },
  { id: 'cash-to-close', name: 'Cash to close' },
  { id: 'state-help', name: 'Help' },
  { id: 'papers', name: 'Papers' },
  { id: 'offer-to-keys', name: 'From offer to keys' },
]

const RENTAL_SECTIONS: readonly PageSection[] = [
  { id: 'move-in', name: 'To move in' },
  { id: 'hud-benchmark', name: 'HUD benchmark' },
  { id: 'renter-rights', name: 'Your rights' },
  { id: 'income', name: 'Income' },
  { id: 'voucher', name: 'Voucher' },
]
