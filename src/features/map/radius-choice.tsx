import { circleAround } from '#domain/geo/circle-around.ts'
import type { LatLng, Ring } from '#domain/geo/geo.ts'
import { ringText } from '#domain/search/query-param.ts'

interface RadiusChoiceProps {
  /** The place that was found. */
  place: LatLng
  /** The area searched in, a circle around the place perhaps. */
  area: Ring | null
  /** Null: no longer within a circle. */
  onChoose: (area: Ring | null) => void
}

const RADII: readonly (readonly [miles: number, words: string, name: string])[] = [
  [0.5, '½', '½ mile'],
  [1, '1', '1 mile'],
  [2, '2', '2 miles'],
  [5, '5', '5 miles'],
]

/** 'Homes within ½ 1 2 5 miles' of a found place. The pressed radius is in force; pressing it again ends that. */
export function RadiusChoice({ place, area, onChoose }: RadiusChoiceProps) {
  return (
    <fieldset
      aria-label="Homes within"
      className="flex items-center gap-2 rounded-sm bg-surface px-3 text-sm shadow-lifted forced-colors:border"
    >
      <span aria-hidden="true">Homes within</span>
      <div className="flex divide-x divide-line border-x border-line">
        {RADII.map(([miles, words, name]) => {
          const circle = circleAround(place, miles)
          const isInForce = area !== null && ringText(area) === ringText(circle)
          return (
            <button
              key={miles}
              type="button"
              aria-label={name}
              aria-pressed={isInForce}
              onClick={() => onChoose(isInForce ? null : circle)}
              className="min-h-11 w-11 -outline-offset-2 transition-colors hover:bg-sand aria-pressed:bg-indigo aria-pressed:font-semibold aria-pressed:text-white max-sm:w-10 forced-colors:aria-pressed:outline-2"
            >
              {words}
            </button>
          )
        })}
      </div>
      <span aria-hidden="true">miles</span>
    </fieldset>
  )
}
