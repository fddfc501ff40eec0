import { formatDollars, formatPrice, type Market } from '../money/money.ts'
import { EVERY_PRICE, PRICE_SCALES, type PriceRange } from './filters/price-scale.ts'

/** 'under $800,000', 'from $300,000 to $500,000'; nothing for the slider's first position, which wasn't chosen. */
export function namedPrice(price: PriceRange, market: Market): string {
  const { initial } = PRICE_SCALES[market]
  if (price.min === initial.min && price.max === initial.max) return ''
  const noMax = price.max >= EVERY_PRICE.max
  const noMin = price.min <= EVERY_PRICE.min || (price.min === initial.min && !noMax)
  if (noMax) return noMin ? '' : `from ${formatPrice(price.min, market)}`
  const max = formatPrice(price.max, market)
  return noMin ? `under ${max}` : `from ${formatDollars(price.min)} to ${max}`
}

/** 'under $800,000', 'between $1,500 and $2,500 a month'; nothing for every price. */
export function saidPrice(price: PriceRange, market: Market): string {
  const month = market === 'rent' ? ' a month' : ''
  const [isFrom, isTo] = [price.min > EVERY_PRICE.min, price.max < EVERY_PRICE.max]
  if (isFrom && isTo) return `between ${formatDollars(price.min)} and ${formatDollars(price.max)}${month}`
  if (isTo) return `under ${formatDollars(price.max)}${month}`
  return isFrom ? `over ${formatDollars(price.min)}${month}` : ''
}

/** 'Any price', 'Up to $800,000', 'From $300,000', '$300,000 - $1,500,000', '$900 - $2,500 a month'. */
export function cardPrice({ min, max }: PriceRange, market: Market): string {
  const [noMin, noMax] = [min <= EVERY_PRICE.min, max >= EVERY_PRICE.max]
  if (noMin && noMax) return 'Any price'
  if (noMin) return `Up to ${formatPrice(max, market)}`
  if (noMax) return `From ${formatPrice(min, market)}`
  return `${formatDollars(min)} - ${formatPrice(max, market)}`
}
