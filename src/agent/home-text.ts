import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import type { Source } from '#domain/voice/conversation.ts'
import type { Fact } from './agent-tool.ts'

/** The link to a home and its broker, for the transcript. */
export const homeSource = ({ id, title, office }: ListingSummary): Source => ({
  label: title,
  href: `/listings/${id}`,
  attribution: `Listed by ${office}`,
})

/** The title, with the town unless the title has it. */
const whereText = ({ title, city }: ListingSummary): string =>
  city && !title.toLowerCase().includes(city.toLowerCase()) ? `${title} in ${city}` : title

/** 'Center-Hall Colonial in Ridgewood, 4 bedrooms, 2.5 bathrooms, $1,100,000'. */
export function homeText(home: ListingSummary): string {
  const { beds, baths, price, market } = home
  const rooms = [
    beds === null ? '' : beds === 0 ? 'a studio' : roomsOf(beds, 'bedroom'),
    baths === null ? '' : roomsOf(baths, 'bathroom'),
  ]
  return [whereText(home), ...rooms, formatPrice(price, market)].filter(Boolean).join(', ')
}

const roomsOf = (count: number, room: string): string => `${count} ${room}${count === 1 ? '' : 's'}`

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
