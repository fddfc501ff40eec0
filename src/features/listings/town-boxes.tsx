import { SAID_PLACES } from '#content/said-places.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import { townsNear, withNeighbors } from '#domain/geo/nearby-towns.ts'
import type { NamedPlace } from '#domain/geo/place.ts'
import { townCounty, townKey, townName, type TownKey } from '#domain/geo/town.ts'
import { compareNames } from '#domain/name-order.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { chosenTowns, MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { ChoiceFinder, type Choices } from '#ui/filters/choice-finder.tsx'
import { CountedBox } from '#ui/filters/counted-box.tsx'
import { Button } from '#ui/primitives/button.tsx'

interface TownBoxesProps {
  filters: ListingFilters
  onChoose: (filters: ListingFilters) => void
}

/** The towns chosen, a field that finds others, and buttons that add those around the chosen ones. */
export function TownBoxes({ filters, onChoose }: TownBoxesProps) {
  const { towns } = filters
  const choose = (next: readonly TownKey[]) => onChoose(inTowns(filters, next))
  const isFull = towns.length >= MAX_TOWNS
  return (
    <>
      {towns.map((town) => (
        <CountedBox
          key={town}
          label={townLabel(town)}
          count={undefined}
          checked
          onChange={() => choose(towns.filter((other) => other !== town))}
        />
      ))}
      {isFull && <p className="text-sm text-ink-soft">You can choose up to {MAX_TOWNS} towns.</p>}
      {!isFull && <ChoiceFinder label="Add a town" choices={CHOICES} filters={filters} onChoose={onChoose} />}
      {!isFull && towns.length > 0 && <NearbyTowns towns={towns} onChoose={choose} />}
    </>
  )
}

/** Radiuses offered around the chosen towns, miles. */
const RADIUSES = [2, 5] as const

function NearbyTowns({
  towns,
  onChoose,
}: {
  towns: readonly TownKey[]
  onChoose: (towns: readonly TownKey[]) => void
}) {
  const offered = [
    { label: 'Neighboring towns', add: () => withNeighbors(towns, townNeighbors) },
    ...RADIUSES.map((miles) => ({
      label: `Within ${miles} miles`,
      add: () => [...towns, ...townsNear(towns, miles, TOWNS)],
    })),
  ]
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5 text-sm">Add towns nearby</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ label, add }) => (
          <Button key={label} tone="secondary" size="small" className="max-lg:min-h-11" onClick={() => onChoose(add())}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

const TOWNS = SAID_PLACES.filter((place): place is NamedPlace => place.kind === 'town' || place.kind === 'hamlet')

/** In place of whole counties, for a home would have to be in both. */
const inTowns = (filters: ListingFilters, towns: readonly TownKey[]): ListingFilters => ({
  ...filters,
  county: null,
  counties: [],
  towns: chosenTowns(towns),
})

const townLabel = (town: TownKey): string => `${townName(town)}, ${townCounty(town)} County`

const CHOICES: Choices = new Map(
  TOWNS.map(({ name, county }) => townKey(name, county))
    .toSorted((a, b) => compareNames(townName(a), townName(b)) || compareNames(a, b))
    .map((town) => [townLabel(town), (filters) => inTowns(filters, [...filters.towns, town])]),
)
