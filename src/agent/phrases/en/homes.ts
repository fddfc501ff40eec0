import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'

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

export const homeTexts = {
  /** 'Center-Hall Colonial in Ridgewood, 4 bedrooms, 2.5 bathrooms, $1,100,000'. */
  inOneLine: homeText,
  /** Names the broker, as IDX rules ask. */
  listedBy: (office: string): string => `Listed by ${office}`,
}
