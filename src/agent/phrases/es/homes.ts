import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatDollars, type Market } from '#domain/money/money.ts'
import { counted } from '#language/es/spanish-words.ts'
import type { Phrases } from '../phrases.ts'

const whereText = ({ title, city }: ListingSummary): string =>
  city && !title.toLowerCase().includes(city.toLowerCase()) ? `${title} en ${city}` : title

/** '$850,000', or '$2,400 al mes' for a rental. */
export const priceText = (price: number, market: Market): string =>
  market === 'rent' ? `${formatDollars(price)} al mes` : formatDollars(price)

/** 'Center-Hall Colonial en Ridgewood, 4 dormitorios, 2.5 baños, $1,100,000'. */
export function homeText(home: ListingSummary): string {
  const { beds, baths, price, market } = home
  const rooms = [
    beds === null ? '' : beds === 0 ? 'un estudio' : counted(beds, 'dormitorio', 'dormitorios'),
    baths === null ? '' : counted(baths, 'baño', 'baños'),
  ]
  return [whereText(home), ...rooms, priceText(price, market)].filter(Boolean).join(', ')
}

export const homeTexts: Phrases['homes'] = {
  inOneLine: homeText,
  listedBy: (office) => `Publicada por ${office}`,
}
