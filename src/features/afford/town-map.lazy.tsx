import { COUNTY_NAME_POINTS } from '#content/county-name-points.ts'
import outlines from '#content/town-outlines.json'
import { townName, type TownKey } from '#domain/geo/town.ts'
import type { ReachStep } from '#domain/money/reach.ts'
import type { IncomeReach } from './income-reach.ts'

const TOWNS = Object.entries(outlines.towns) as [TownKey, string][]

interface TownMapProps {
  reach: IncomeReach | null
  town: TownKey | null
  onTown: (town: TownKey) => void
}

/** The 205 towns, shaded by how far the limit reaches. One image to assistive technology: the tables say the same. */
export function TownMap({ reach, town, onTown }: TownMapProps) {
  const steps = new Map(reach?.towns.map((each): [TownKey, ReachStep] => [each.town, each.step]))
  return (
    <svg
      viewBox={outlines.viewBox}
      role="img"
      aria-label={
        reach
          ? 'Map of the 205 towns, shaded by how your budget compares with the median sale. The table below has the figures'
          : 'Map of the 205 towns'
      }
      className="town-map"
    >
      <pattern id="too-few" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="hatch-ground" />
        <path d="M0 0v6" className="hatch-line" />
      </pattern>
      <g onClick={({ target }) => onTown((target as SVGElement).dataset['town'] as TownKey)}>
        {TOWNS.map(([key, path]) => (
          <path key={key} d={path} data-town={key} data-reach={steps.get(key)}>
            <title>{townName(key)}</title>
          </path>
        ))}
      </g>
      <path d={outlines.countyLines} className="county-lines" />
      {town && <path d={outlines.towns[town as keyof typeof outlines.towns]} className="chosen-town" />}
      {Object.entries(COUNTY_NAME_POINTS).map(([county, [x, y]]) => (
        <g key={county} className="county-name" transform={`translate(${x} ${y})`}>
          <text>{county}</text>
          {reach && <text y={18}>{countText(reach, county)}</text>}
        </g>
      ))}
    </svg>
  )
}

function countText({ counties }: IncomeReach, name: string): string {
  const { reached, towns } = counties.find(({ county }) => county === name)!
  return `${reached} of ${towns}`
}
