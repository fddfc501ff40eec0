import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Source } from '#domain/voice/conversation.ts'
import type { Fact } from './agent-tool.ts'
import type { Phrases } from './phrases/phrases.ts'

/** The link to a home and its broker, for the transcript. */
export const homeSource = ({ id, title, office }: ListingSummary, { homes }: Phrases): Source => ({
  label: title,
  href: `/listings/${id}`,
  attribution: homes.listedBy(office),
})

/** A home's facts for a language model. */
export const homeFacts = (home: ListingSummary): Fact => ({
  listing_id: home.id,
  title: home.title,
  address: home.address,
  county: home.county,
  price_usd: home.price,
  market: home.market,
  beds: home.beds,
  baths: home.baths,
  square_feet: home.squareFeet,
  features: home.features,
  status: home.status,
  listed_on: home.listedOn,
  listed_by: home.office,
})
