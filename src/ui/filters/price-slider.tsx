import { useRef, type CSSProperties } from 'react'
import type { PriceRange, PriceScale } from '#domain/filters.ts'
import { formatDollars } from '#domain/money.ts'
import './price-slider.css'

interface PriceSliderProps {
  scale: PriceScale
  value: PriceRange
  /** `continued` is true for every move after the first while a thumb is held or focused. */
  onSlide: (value: PriceRange, continued: boolean) => void
}

/** A price range by two thumbs on one line: two native sliders, one over the other (L-03). */
export function PriceSlider({ scale, value, onSlide }: PriceSliderProps) {
  const moved = useRef(false)
  const begin = () => {
    moved.current = false
  }
  const slide = (range: PriceRange) => {
    onSlide(range, moved.current)
    moved.current = true
  }
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
      <legend className="mb-2 text-sm font-semibold">Price</legend>
      <p className="flex justify-between text-sm tabular-nums" aria-hidden>
        <span>{formatDollars(value.min)}</span>
        <span>{formatDollars(value.max)}</span>
      </p>
      <div className="price-slider" style={line}>
        <input
          {...shared}
          type="range"
          name="min"
          aria-label="Minimum price"
          aria-valuetext={formatDollars(value.min)}
          value={value.min}
          onChange={(event) => slide({ ...value, min: Math.min(event.target.valueAsNumber, value.max) })}
          data-above={share(value.min) > 0.5 || undefined}
        />
        <input
          {...shared}
          type="range"
          name="max"
          aria-label="Maximum price"
          aria-valuetext={formatDollars(value.max)}
          value={value.max}
          onChange={(event) => slide({ ...value, max: Math.max(event.target.valueAsNumber, value.min) })}
        />
      </div>
    </fieldset>
  )
}
