import { toDollars } from '#domain/money/cents.ts'
import { LOAN } from '../texts/cost-texts.ts'
import { durationText } from './cost-words.ts'
import { axisLabel, gridLines, type PlotFrame } from './owed-scale.ts'
import { owedAfter, type StillOwed } from './still-owed.ts'

interface OwedPlotProps {
  frame: PlotFrame
  owed: StillOwed
  /** US dollars that the money axis holds at least; the same for every down payment, so that it stays still. */
  most: number
  /** The plot in words. */
  label: string
}

/** Months between two points of the line. */
const LINE_STEP = 6

/** What is still owed over the years, as a line over the time in which mortgage insurance is paid. */
export function OwedPlot({ frame, owed, most, label }: OwedPlotProps) {
  const { width, height, left, right, top, bottom } = frame
  const lines = gridLines(most)
  const x = (payments: number) => round(left + ((width - left - right) * payments) / (owed.years * 12))
  const y = (dollars: number) => round(top + (height - top - bottom) * (1 - dollars / lines.at(-1)!))
  const at = (payments: number) => ({ x: x(payments), y: y(toDollars(owedAfter(owed, payments))) })
  const points = Array.from({ length: (owed.years * 12) / LINE_STEP + 1 }, (_, step) => at(step * LINE_STEP))
  const end = insuranceEndsAt(owed)
  return (
    <svg className={`owed-plot ${frame.kind}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map((dollars) => (
        <g key={dollars}>
          <line className="grid" x1={left} x2={width - right} y1={y(dollars)} y2={y(dollars)} />
          <text x={left - 8} y={y(dollars) + 4} textAnchor="end">
            {axisLabel(dollars)}
          </text>
        </g>
      ))}
      <YearLabels frame={frame} years={owed.years} x={x} />
      {end > 0 && <rect className="band" x={left} y={top} width={x(end) - left} height={height - top - bottom} />}
      <polyline className="line" points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
      {owed.insurance?.kind === 'private' && (
        <EndPoints frame={frame} ask={at(owed.insurance.onRequest)} end={at(end)} payments={end} />
      )}
      <BandName frame={frame} room={x(end) - left} />
    </svg>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10

const insuranceEndsAt = ({ insurance }: StillOwed): number =>
  insurance === null ? 0 : insurance.kind === 'private' ? insurance.automatic : insurance.payments

interface YearLabelsProps {
  frame: PlotFrame
  years: number
  x: (payments: number) => number
}

function YearLabels({ frame: { height, yearStep }, years, x }: YearLabelsProps) {
  const step = years > yearStep ? yearStep : 5
  const between = Array.from({ length: Math.ceil(years / step) - 1 }, (_, at) => (at + 1) * step)
  return (
    <>
      <text x={x(0)} y={height - 8} textAnchor="middle">
        {LOAN.start}
      </text>
      {between.map((year) => (
        <text key={year} x={x(year * 12)} y={height - 8} textAnchor="middle">
          {year}
        </text>
      ))}
      <text x={x(years * 12)} y={height - 8} textAnchor="end">
        {LOAN.years(years)}
      </text>
    </>
  )
}

interface Point {
  x: number
  y: number
}

interface EndPointsProps {
  frame: PlotFrame
  /** Where the borrower may ask to end it, and where it ends by law. */
  ask: Point
  end: Point
  payments: number
}

/** A ring where mortgage insurance may be ended, and a disc with words where it ends by law. */
function EndPoints({ frame, ask, end, payments }: EndPointsProps) {
  const wide = frame.kind === 'wide'
  // Past the middle the words stand left of the point and below the line, where there is room.
  const late = end.x > frame.left + (frame.width - frame.left) * (wide ? 0.55 : 0.4)
  const words = { x: end.x + (late ? -10 : 10), textAnchor: late ? ('end' as const) : ('start' as const) }
  const y = end.y + (late ? 34 : -24)
  return (
    <>
      <circle className="point" cx={ask.x} cy={ask.y} r={4.5} />
      <line className="tick" x1={end.x} x2={end.x} y1={end.y} y2={end.y + (late ? 24 : -24)} />
      <circle className="point full" cx={end.x} cy={end.y} r={4.5} />
      <text {...words} y={y} className="strong">
        {wide ? LOAN.ends : LOAN.endsShort}
      </text>
      <text {...words} y={y + 17}>
        {LOAN.endsAt(payments, durationText(payments))}
        {wide && LOAN.endsShare}
      </text>
    </>
  )
}

/** Least room for the name of the band in one line and in two, in the drawing's units. */
const ONE_LINE = 180
const TWO_LINES = 84

function BandName({ frame: { left, height, bottom }, room }: { frame: PlotFrame; room: number }) {
  const y = height - bottom - 12
  if (room < TWO_LINES) return null
  if (room >= ONE_LINE)
    return (
      <text x={left + 8} y={y} className="strong">
        {LOAN.band}
      </text>
    )
  return (
    <>
      <text x={left + 8} y={y - 18} className="strong">
        {LOAN.bandInTwo[0]}
      </text>
      <text x={left + 8} y={y} className="strong">
        {LOAN.bandInTwo[1]}
      </text>
    </>
  )
}
