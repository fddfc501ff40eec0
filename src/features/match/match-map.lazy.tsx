import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { LatLng } from '#domain/geo/geo.ts'
import { townName, type TownKey } from '#domain/geo/town.ts'
import type { LitTown, TownLight } from '#domain/match/town-light.ts'
import { formatPrice } from '#domain/money/money.ts'
import { formatShortPrice } from '#domain/money/short-price.ts'
import { townCenter } from './lit-towns.ts'
import { COUNTY_LINES, COUNTY_NAMES, drawn, OUTLINES, overDrawing, VIEW_BOX, type DrawnPoint } from './match-drawing.ts'
import type { MatchHome } from './match-home.ts'

export interface MatchMapProps {
  towns: readonly LitTown[]
  /** Homes that fit, and those that just don't. */
  homes: readonly MatchHome[]
  /** The home that is pointed at or chosen. */
  shown: number | null
  onShow: (id: number | null) => void
  onChoose: (id: number) => void
  /** Where the visitor works; null: the timetable isn't there. */
  work: { name: string; at: LatLng } | null
  /** The station on the way from a home. */
  stationOf: (home: MatchHome) => LatLng | null
  /** What the limits mean in a town, in a few words. */
  townText: (town: LitTown) => string
}

/** With more homes that fit, pills would lie over each other: on a phone, and on a wide screen. */
const MANY = 5
const CROWDED = 12

/** The towns in the dark, lit as far as the limits reach; the homes over them. One image to assistive technology: the lists say the same. */
export function MatchMap({ towns, homes, shown, onShow, onChoose, work, stationOf, townText }: MatchMapProps) {
  const [town, setTown] = useState<TownKey | null>(null)
  const placed = useMemo(() => homes.filter(({ home }) => home.location !== null), [homes])
  const fitting = placed.filter(({ fits }) => fits).length
  const home = placed.find((each) => each.home.id === shown)
  const over = towns.find((each) => each.town === town)
  const workPoint = work && drawn(work.at)
  return (
    <div
      className="match-drawing"
      data-many={fitting > MANY || undefined}
      data-crowded={fitting > CROWDED || undefined}
    >
      <svg
        viewBox={VIEW_BOX}
        role="img"
        aria-label="Map of the 205 towns: those within your limits are lit. The lists have the same towns and homes."
        onPointerLeave={() => setTown(null)}
        onPointerMove={({ target }) => setTown(((target as SVGElement).dataset['town'] as TownKey) ?? null)}
      >
        <Towns towns={towns} />
        <path d={COUNTY_LINES} className="match-county-lines" />
        {Object.entries(COUNTY_NAMES).map(([county, [x, y]]) => (
          <text key={county} x={x} y={y} className="match-county">
            {county}
          </text>
        ))}
        {home && workPoint && <Way home={home} station={stationOf(home)} work={workPoint} />}
        {workPoint && (
          <g className="match-work" transform={`translate(${workPoint.x.toFixed(1)} ${workPoint.y.toFixed(1)})`}>
            <circle r="7" />
            <circle r="2.5" className="match-work-dot" />
            <text y="22">{work.name}</text>
          </g>
        )}
      </svg>
      <Pins homes={placed} shown={shown} onShow={onShow} onChoose={onChoose} />
      {home ? (
        <Tip at={drawn(home.home.location!)} isPin>
          <b>{formatPrice(home.home.price, home.home.market)}</b>
          {home.reasons.map(({ text }) => (
            <span key={text}>{text}</span>
          ))}
        </Tip>
      ) : (
        over && <TownTip town={over} text={townText(over)} />
      )}
    </div>
  )
}

/** In a step of a drag only the towns are touched whose light has changed: React would go through all. */
const Towns = memo(function Towns({ towns }: Pick<MatchMapProps, 'towns'>) {
  const group = useRef<SVGGElement>(null)
  const lights = useRef(new Map<TownKey, TownLight>())
  useLayoutEffect(() => {
    const drawings = group.current!.children
    for (const { town, light } of towns) {
      if (lights.current.get(town) === light) continue
      lights.current.set(town, light)
      const at = PLACES.get(town)!
      drawings[0]!.children[at]!.toggleAttribute('data-glows', light === 'lit')
      drawings[1]!.children[at]!.setAttribute('data-light', light)
    }
  }, [towns])
  return (
    <g ref={group}>
      <Outlines />
    </g>
  )
})

const PLACES = new Map(OUTLINES.map(([key], at) => [key, at]))

/** The glow around lit towns, and the towns. */
const Outlines = memo(function Outlines() {
  return (
    <>
      <g className="match-glow">
        {OUTLINES.map(([key, path]) => (
          <path key={key} d={path} />
        ))}
      </g>
      <g>
        {OUTLINES.map(([key, path]) => (
          <path key={key} d={path} data-town={key} className="match-town" />
        ))}
      </g>
    </>
  )
})

/** From the home to its station in a straight line, then in a bow to work. */
function Way({ home, station, work }: { home: MatchHome; station: LatLng | null; work: DrawnPoint }) {
  if (!station) return null
  const [from, by] = [drawn(home.home.location!), drawn(station)]
  const bow = { x: (by.x + work.x) / 2, y: Math.min(by.y, work.y) - 18 }
  const text = ({ x, y }: DrawnPoint) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const path = `M${text(from)}L${text(by)}Q${text(bow)} ${text(work)}`
  return (
    <>
      <path d={path} className="match-way-ground" />
      <path d={path} className="match-way" />
    </>
  )
}

type PinsProps = Pick<MatchMapProps, 'homes' | 'shown' | 'onShow' | 'onChoose'>

/** They change with the homes, not with each step of a drag. */
const Pins = memo(function Pins({ homes, shown, ...acts }: PinsProps) {
  return homes.map((match) => <Pin key={match.home.id} match={match} isShown={match.home.id === shown} {...acts} />)
})

interface PinProps {
  match: MatchHome
  isShown: boolean
  onShow: (id: number | null) => void
  onChoose: (id: number) => void
}

function Pin({ match: { home, fits, reasons }, isShown, onShow, onChoose }: PinProps) {
  // It begins with the text that is seen.
  const says = [formatShortPrice(home.price), home.title, ...(fits ? ['Fits'] : []), ...reasons.map(({ text }) => text)]
  return (
    <button
      type="button"
      className="match-pin"
      data-fits={fits || undefined}
      data-shown={isShown || undefined}
      style={overDrawing(drawn(home.location!))}
      aria-label={says.join(', ')}
      onPointerEnter={() => onShow(home.id)}
      onPointerLeave={() => onShow(null)}
      onFocus={() => onShow(home.id)}
      onBlur={() => onShow(null)}
      onClick={() => onChoose(home.id)}
    >
      {fits && formatShortPrice(home.price)}
    </button>
  )
}

function TownTip({ town, text }: { town: LitTown; text: string }) {
  return (
    <Tip at={drawn(townCenter(town.town))}>
      <b>{townName(town.town)}</b>
      <span>{text}</span>
      <span>{town.minutes === null ? 'No train nearby' : `About ${town.minutes} min door to door`}</span>
    </Tip>
  )
}

interface TipProps {
  at: DrawnPoint
  /** A pin's: above its pill. */
  isPin?: boolean
  children: ReactNode
}

/** Over its point; in the upper part of the map below it, and away from the sides. */
function Tip({ at, isPin, children }: TipProps) {
  return (
    <div
      aria-hidden
      className="match-tip"
      data-below={at.y < 150 || undefined}
      data-side={at.x > 600 ? 'right' : at.x < 120 ? 'left' : undefined}
      data-pin={isPin || undefined}
      style={overDrawing(at)}
    >
      {children}
    </div>
  )
}
