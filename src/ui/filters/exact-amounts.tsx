import { CATALOGUE, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import { PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { sliderPrice, type DefaultPrice } from '#domain/search/filters/price.ts'
import { withCostLimit } from './cost-limit.ts'
import { EndField } from './end-field.tsx'

interface ExactAmountsProps {
  filters: ListingFilters
  /** The price range of a page without a chosen price. */
  defaultPrice?: DefaultPrice
  onChoose: (filters: ListingFilters) => void
}

/** The price and the monthly cost as numbers, between the steps of their sliders and beyond their ends. */
export function ExactAmounts({ filters, defaultPrice = sliderPrice, onChoose }: ExactAmountsProps) {
  const { price, cost, market } = filters
  const scale = PRICE_SCALES[market]
  const initial = defaultPrice(market)
  const openEnd = { min: Math.min(scale.min, initial.min), max: Math.max(scale.max, initial.max) }
  const label = market === 'rent' ? 'Monthly rent' : CATALOGUE.price.label
  const choose = ({ min, max }: typeof price) => {
    if (min === price.min && max === price.max) return
    onChoose({ ...filters, price: { min: Math.min(min, max), max: Math.max(min, max) } })
  }
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-center gap-2.5">
        <EndField
          label={`${label} from`}
          sign="$"
          placeholder="No minimum"
          value={price.min === initial.min && price.min < scale.min ? null : price.min}
          onLeave={(min) => choose({ ...price, min: min ?? openEnd.min })}
        />
        <span className="text-ink-soft">to</span>
        <EndField
          label={`${label} to`}
          sign="$"
          placeholder="No maximum"
          value={price.max === initial.max && price.max > scale.max ? null : price.max}
          onLeave={(max) => choose({ ...price, max: max ?? openEnd.max })}
        />
      </div>
      {market === 'sale' && (
        <div className="flex items-center gap-2.5 text-sm">
          <span className="flex-1">{CATALOGUE.cost.label}</span>
          <EndField
            label={`${CATALOGUE.cost.label}, in dollars`}
            sign="$"
            value={cost.upTo}
            onLeave={(upTo) => upTo !== cost.upTo && onChoose({ ...filters, cost: withCostLimit(cost, upTo) })}
          />
        </div>
      )}
    </div>
  )
}
