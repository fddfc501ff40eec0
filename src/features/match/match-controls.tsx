import { useId, useRef, type CSSProperties, type ReactNode } from 'react'
import type { Timetable } from '#domain/commute/timetable.ts'
import { searchedMonth } from '#domain/money/affordable-price.ts'
import { toCents } from '#domain/money/cents.ts'
import { formatDollars, type Market } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { WorkPlaceSelect } from '#features/numbers/work-place-select.tsx'
import { DOWN, downDollars, INCOME, MINUTES, MONTHLY, type Scale } from './match-address.ts'

/** The share of a gross income that a home may cost by the usual rule, percent. */
export const INCOME_SHARE: Readonly<Record<Market, number>> = { sale: 28, rent: 30 }

/** The monthly limit of a yearly income, rounded down to $50, so that a link tells no income; US dollars. */
export const limitOfIncome = (income: number, market: Market): number =>
  searchedMonth(toCents((income * INCOME_SHARE[market]) / 1200))

interface MatchControlsProps {
  filters: ListingFilters
  /** The yearly income that the limit comes from, US dollars; null: the limit is set by itself. */
  income: number | null
  onIncome: (income: number | null) => void
  timetable: Timetable | null
  /** Shown at once, searched for and written into the address a little later; `continued`: a slider is held. */
  onSlide: (filters: ListingFilters, continued: boolean) => void
  onChoose: (filters: ListingFilters) => void
}

/** Market, and the three sliders. Without scripts it is a form that asks for the page. */
export function MatchControls({ filters, income, onIncome, timetable, onSlide, onChoose }: MatchControlsProps) {
  const { market, cost, train } = filters
  const upTo = cost.upTo!
  const setMonthly = (monthly: number, continued: boolean) =>
    onSlide({ ...filters, cost: { ...cost, upTo: monthly } }, continued)
  const setIncome = (yearly: number, continued: boolean) => {
    onIncome(yearly)
    setMonthly(limitOfIncome(yearly, market), continued)
  }
  const setDown = (dollars: number, continued: boolean) =>
    onSlide({ ...filters, cost: { ...cost, terms: { ...cost.terms, down: { kind: 'dollars', dollars } } } }, continued)
  const setMinutes = (minutes: number, continued: boolean) =>
    onSlide({ ...filters, train: { ...train, minutes: minutes >= MINUTES.max ? null : minutes } }, continued)
  return (
    <form
      action="/match"
      aria-label="Your limits"
      className="match-controls"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className="match-markets">
        <legend className="sr-only">Looking to</legend>
        {(['sale', 'rent'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="market"
              value={each}
              checked={market === each}
              onChange={() => onChoose(inMarket(filters, each, income))}
            />
            {each === 'sale' ? 'Buy' : 'Rent'}
          </label>
        ))}
      </fieldset>
      {income === null ? (
        <Slider
          name="cost"
          label="Monthly limit"
          scale={MONTHLY[market]}
          value={upTo}
          text={formatDollars(upTo)}
          onSlide={setMonthly}
          note={market === 'sale' ? 'Everything included' : 'Rent alone'}
          act={
            <button
              type="button"
              className="link noscript:hidden"
              onClick={() => setIncome(incomeOf(upTo, market), false)}
            >
              Use my income
            </button>
          }
        />
      ) : (
        <Slider
          name="income"
          label="Household income"
          scale={INCOME}
          value={income}
          text={formatDollars(income)}
          onSlide={setIncome}
          note={`${INCOME_SHARE[market]}% of income: about ${formatDollars(upTo)} a month`}
          act={
            <button type="button" className="link" onClick={() => onIncome(null)}>
              Set a monthly limit
            </button>
          }
        />
      )}
      {market === 'sale' && (
        <Slider
          name="downDollars"
          label="Down payment"
          scale={DOWN}
          value={downDollars(filters)}
          text={formatDollars(downDollars(filters))}
          onSlide={setDown}
        />
      )}
      <Slider
        name="trainMinutes"
        label="Minutes to"
        beside={
          <WorkPlaceSelect
            name="train"
            aria-label="Where you work"
            className="match-place"
            timetable={timetable}
            value={train.to}
            onChange={(to) => to !== null && onChoose({ ...filters, train: { ...train, to } })}
          />
        }
        scale={MINUTES}
        value={train.minutes ?? MINUTES.max}
        text={train.minutes === null ? 'Any' : `${train.minutes} min`}
        onSlide={setMinutes}
      />
      <noscript>
        <button className="button-shape min-h-11 bg-indigo px-5 text-white">Show towns and homes</button>
      </noscript>
    </form>
  )
}

/** The income whose usual share is this limit, within the slider. */
const incomeOf = (monthly: number, market: Market): number =>
  within(INCOME, Math.round((monthly * 1200) / INCOME_SHARE[market] / INCOME.step) * INCOME.step)

const within = ({ min, max }: Scale, value: number): number => Math.min(max, Math.max(min, value))

/** The same wishes in the other market; its limit within that market's slider. */
function inMarket(filters: ListingFilters, market: Market, income: number | null): ListingFilters {
  const monthly = income === null ? filters.cost.upTo! : limitOfIncome(income, market)
  return { ...filters, market, cost: { ...filters.cost, upTo: within(MONTHLY[market], monthly) } }
}

interface SliderProps {
  name: string
  label: string
  /** What the label speaks of, to be chosen. */
  beside?: ReactNode
  scale: Scale
  value: number
  /** The value in words. */
  text: string
  onSlide: (value: number, continued: boolean) => void
  note?: string
  act?: ReactNode
}

function Slider({ name, label, beside, scale, value, text, onSlide, note, act }: SliderProps) {
  const id = useId()
  const { min, max, step } = scale
  const share = (within(scale, value) - min) / (max - min)
  const moved = useRef(false)
  const begin = () => {
    moved.current = false
  }
  return (
    <div className="match-slider">
      <div className="match-slider-head">
        <label htmlFor={id}>{label}</label>
        {beside}
        <output htmlFor={id}>{text}</output>
      </div>
      <div className="price-slider" style={{ '--from': 0, '--to': share } as CSSProperties}>
        <input
          id={id}
          type="range"
          name={name}
          {...{ min, max, step, value }}
          aria-valuetext={text}
          onPointerDown={begin}
          onFocus={begin}
          onChange={({ target }) => {
            onSlide(target.valueAsNumber, moved.current)
            moved.current = true
          }}
        />
      </div>
      {(note ?? act) !== undefined && (
        <p className="match-slider-note">
          <span>{note}</span>
          {act}
        </p>
      )}
    </div>
  )
}
