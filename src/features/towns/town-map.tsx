import { Link } from '@tanstack/react-router'
import { townName } from '#domain/geo/town.ts'
import { formatShortPrice } from '#domain/money/short-price.ts'
import { countWords } from '#domain/number-words.ts'
import { TOWN_DRAWING } from '#domain/town/town-drawing.ts'
import type { HomePin, TownPage } from '#domain/town/town-page.ts'
import { MapCredit } from './map-credit.tsx'

const { width: WIDTH, height: HEIGHT } = TOWN_DRAWING

/** The town among its neighbors, with its stations and homes. One image to assistive technology: the page says the same. */
export function TownMap({ page }: { page: TownPage }) {
  const { drawing, pins, town, searched } = page
  return (
    <div>
      <div className="town-drawing">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={drawingText(page)}>
          <path d={drawing.land} className="drawn-land" />
          <path d={drawing.outline} className="drawn-town" />
          <path d={drawing.roads} className="drawn-roads" />
          <path d={drawing.rails} className="drawn-rails" />
          <path d={drawing.outline} className="drawn-outline" />
          {drawing.names.map(({ name, at: [x, y], onPhones }) => (
            <text key={name} x={x} y={y} className="drawn-name" data-wide={onPhones ? undefined : ''}>
              {name}
            </text>
          ))}
          {drawing.stations.map((station) => (
            <Station key={`${station.name} ${station.at.join()}`} {...station} />
          ))}
        </svg>
        {pins.map((pin) => (
          <Pin key={pin.id} {...pin} />
        ))}
      </div>
      <MapCredit>
        <Link
          to="/map"
          search={{ towns: searched.join(',') } as never}
          className="link inline-flex min-h-11 items-center"
        >
          See it on the map<span className="sr-only">: {townName(town)}</span>
        </Link>
      </MapCredit>
    </div>
  )
}

function drawingText({ town, drawing, homes }: TownPage): string {
  const stations = drawing.stations.filter(({ inTown }) => inTown).length
  const parts = [
    countWords(stations, 'station', 'stations'),
    countWords(homes.sale.total + homes.rent.total, 'home', 'homes'),
  ]
  return `Outline of ${townName(town)} among its neighbors, with ${parts.join(' and ')}`
}

type StationProps = TownPage['drawing']['stations'][number]

const Station = ({ name, at: [x, y], inTown, side, onPhones }: StationProps) => (
  <>
    <circle cx={x} cy={y} r={inTown ? 6 : 4.5} className="drawn-station" />
    {side && (
      <text
        x={side === 'left' ? x - 11 : x + 11}
        y={y}
        textAnchor={side === 'left' ? 'end' : 'start'}
        className="drawn-station-name"
        data-own={inTown ? '' : undefined}
        data-wide={onPhones ? undefined : ''}
      >
        {name}
      </text>
    )}
  </>
)

/** A home's price where it stands. The cards below link to the same pages, so the keyboard goes there. */
const Pin = ({ id, price, at: [x, y], isDot }: HomePin) => (
  <Link
    to="/listings/$id"
    params={{ id: String(id) }}
    tabIndex={-1}
    aria-hidden
    className={isDot ? 'home-pin home-dot' : 'home-pin'}
    style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
  >
    {isDot ? '' : formatShortPrice(price)}
  </Link>
)
