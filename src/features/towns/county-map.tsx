import type { CSSProperties } from 'react'
import { townName, type TownKey } from '#domain/geo/town.ts'
import { countyLabels, type CountyLabel } from '#domain/town/county-labels.ts'
import { COUNTY_DRAWING_WIDTH } from '#domain/town/town-drawing.ts'
import type { CountyPage } from '#domain/town/town-page.ts'
import { townPath } from '#domain/town/town-slug.ts'
import { homesLabel } from './county-words.ts'
import { MapCredit } from './map-credit.tsx'

const MARGIN = 4

/** The county's towns. One image to assistive technology, and no stop of the keyboard: the table has the same links. */
export function CountyMap({ page: { county, drawing, towns } }: { page: CountyPage }) {
  const drawn = towns.map((town) => ({ ...town, ...drawing.towns[town.town]!, label: homesLabel(town) }))
  // Towns with homes come last, so that no neighbor's line covers theirs.
  const inOrder = drawn.toSorted((a, b) => Number(a.label !== null) - Number(b.label !== null))
  const marked = drawn.filter(({ label }) => label !== null).map(({ town }) => town)
  const labels = countyLabels(drawing, new Set(marked))
  return (
    <div>
      <svg
        role="img"
        aria-label={`Outlines of the ${towns.length} towns in ${county} County. The table has the same links`}
        className="sr-only"
      />
      <svg
        aria-hidden
        viewBox={`${-MARGIN} ${-MARGIN} ${COUNTY_DRAWING_WIDTH + 2 * MARGIN} ${drawing.height + 2 * MARGIN}`}
        className="county-drawing"
      >
        {inOrder.map(({ town, outline, label }) => (
          <a
            key={town}
            href={`${import.meta.env.BASE_URL.replace(/\/$/, '')}${townPath(town)}`}
            tabIndex={-1}
            aria-hidden
          >
            <path d={outline} className="drawn-muni" data-homes={label === null ? undefined : ''}>
              <title>{label === null ? townName(town) : `${townName(town)}, ${label}`}</title>
            </path>
          </a>
        ))}
        {drawn.map(({ town, label }) => {
          const name = labels.get(town)
          return name && <TownLabel key={town} town={town} homes={label} {...name} />
        })}
      </svg>
      <MapCredit />
    </div>
  )
}

interface TownLabelProps extends CountyLabel {
  town: TownKey
  /** '2 homes'; null for a town without homes. */
  homes: string | null
}

const TownLabel = ({ town, homes, at: [x, y], hasCount, shiftOnPhones }: TownLabelProps) => (
  <text
    x={x}
    y={y}
    className="drawn-muni-name"
    data-homes={homes === null ? undefined : ''}
    data-wide={shiftOnPhones === null ? '' : undefined}
    style={shiftOnPhones ? ({ '--shift': `${shiftOnPhones}px` } as CSSProperties) : undefined}
  >
    <tspan x={x} dy={hasCount ? '-0.1em' : '0.35em'}>
      {townName(town)}
    </tspan>
    {hasCount && (
      <tspan x={x} dy="1.15em" className="drawn-count">
        {homes}
      </tspan>
    )}
  </text>
)
