import { useRef, type CSSProperties } from 'react'
import { formatDollars } from '#domain/money/money.ts'
import type { PriceRange, PriceScale } from '#domain/search/filters/price-scale.ts'
import './price-slider.css'

interface PriceSliderProps {
  label: string
  scale: PriceScale
  /** The range without a chosen price. Where it reaches beyond the scale, a thumb at its end sets no limit. */
  defaultRange: PriceRange
  value: PriceRange
  /** `continued` is true for every move after the first while a thumb is held or focused. */
  onSlide: (value: PriceRange, continued: boolean) => void
}

/** A price range by two thumbs on one line: two native sliders, one over the other (L-03). */
export function PriceSlider({ label, scale, defaultRange, value, onSlide }: PriceSliderProps) {
  const moved = useRef(false)
  const noMinimum = value.min === defaultRange.min && value.min < scale.min
  const noMaximum = value.max === defaultRange.max && value.max > scale.max
  const words = {
    min: noMinimum ? 'No minimum' : formatDollars(value.min),
    max: noMaximum ? 'No maximum' : formatDollars(value.max),
  }
  const begin = () => {
    moved.current = false
  }
  const slide = (range: PriceRange) => {
    onSlide(range, moved.current)
    moved.current = true
  }
  const openEnd = { min: Math.min(scale.min, defaultRange.min), max: Math.max(scale.max, defaultRange.max) }
  const slideMin = (price: number) =>
    slide({ ...value, min: price === scale.min ? openEnd.min : Math.min(price, value.max) })
  const slideMax = (price: number) =>
    slide({ ...value, max: price === scale.max ? openEnd.max : Math.max(price, value.min) })
  const share = (price: number) => Math.min(1, Math.max(0, (price - scale.min) / (scale.max - scale.min)))
  const line = { '--from': share(value.min), '--to': share(value.max) } as CSSProperties
  const shared = {
    min: scale.min,
    max: scale.max,
    step: scale.step,
    onFocus: begin,
    onPointerDown: begin,
  }
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <p className="flex items-baseline justify-between gap-4 text-sm" aria-hidden>
        <b className="font-semibold">{label}</b>
        <span className="tabular-nums">
          {words.min} – {words.max}
        </span>
      </p>
      <div className="price-slider" style={line}>
        <input
          {...shared}
          type="range"
          name="min"
          aria-label="Minimum price"
          aria-valuetext={words.min}
          value={value.min}
          onChange={(event) => slideMin(event.target.valueAsNumber)}
          data-above={share(value.min) > 0.5 || undefined}
        />
        <input
          {...shared}
          type="range"
          name="max"
          aria-label="Maximum price"
          aria-valuetext={words.max}
          value={value.max}
          onChange={(event) => slideMax(event.target.valueAsNumber)}
        />
      </div>
    </fieldset>
  )
}
