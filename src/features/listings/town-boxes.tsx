import { SAID_PLACES } from '#content/said-places.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import { townsNear, withNeighbors } from '#domain/geo/nearby-towns.ts'
import type { NamedPlace } from '#domain/geo/place.ts'
import { townCounty, townKey, townName, type TownKey } from '#domain/geo/town.ts'
import { compareNames } from '#domain/name-order.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { chosenTowns, MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { isFull, withoutTown, withTown, type TownChoice } from '#domain/search/town-choice.ts'
import { ChoiceFinder, type Choices } from '#ui/filters/choice-finder.tsx'
import { CountedBox } from '#ui/filters/counted-box.tsx'
import { Button } from '#ui/primitives/button.tsx'

interface TownBoxesProps {
  filters: ListingFilters
  onChoose: (filters: ListingFilters) => void
}

/** The towns chosen, each to search or to leave out, a field that finds others, and buttons that add those around the searched ones. */
export function TownBoxes({ filters, onChoose }: TownBoxesProps) {
  const { towns, notTowns } = filters
  const isTownsFull = isFull(filters, 'towns')
  const addAround = (around: readonly TownKey[]) =>
    onChoose(inTowns(filters, { towns: chosenTowns(around.filter((town) => !notTowns.includes(town))), notTowns }))
  return (
    <>
      {[...new Set([...towns, ...notTowns])].sort().map((town) => (
        <TownRow key={town} town={town} filters={filters} onChoose={onChoose} />
      ))}
      {isTownsFull && <p className="text-sm text-ink-soft">You can choose up to {MAX_TOWNS} towns.</p>}
      {isFull(filters, 'notTowns') && (
        <p className="text-sm text-ink-soft">You can leave out up to {MAX_TOWNS} towns.</p>
      )}
      {!isTownsFull && <ChoiceFinder label="Add a town" choices={CHOICES} filters={filters} onChoose={onChoose} />}
      {!isTownsFull && towns.length > 0 && <NearbyTowns towns={towns} onChoose={addAround} />}
    </>
  )
}

/** A chosen town; its button stays in place, so that it keeps the focus. */
function TownRow({ town, filters, onChoose }: TownBoxesProps & { town: TownKey }) {
  const isOut = filters.notTowns.includes(town)
  const isStuck = isFull(filters, isOut ? 'towns' : 'notTowns')
  const turn = () =>
    onChoose(
      isOut
        ? inTowns(filters, withTown(filters, 'towns', town))
        : { ...filters, ...withTown(filters, 'notTowns', town) },
    )
  return (
    <div className="flex items-center gap-1 py-0.5">
      <div className="min-w-0 grow leading-tight">
        <CountedBox
          label={isOut ? `Not ${townLabel(town)}` : townLabel(town)}
          count={undefined}
          checked
          onChange={() => onChoose({ ...filters, ...withoutTown(filters, town) })}
        />
      </div>
      <Button
        tone="quiet"
        size="small"
        aria-pressed={isOut}
        aria-disabled={isStuck}
        className="shrink-0 px-2! max-lg:min-h-11 aria-pressed:bg-indigo-wash aria-pressed:text-indigo-deep"
        onClick={() => !isStuck && turn()}
      >
        Leave out<span className="sr-only"> {townName(town)}</span>
      </Button>
    </div>
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
const inTowns = (filters: ListingFilters, choice: TownChoice): ListingFilters => ({
  ...filters,
  county: null,
  counties: [],
  ...choice,
})

const townLabel = (town: TownKey): string => `${townName(town)}, ${townCounty(town)} County`

const CHOICES: Choices = new Map(
  TOWNS.map(({ name, county }) => townKey(name, county))
    .toSorted((a, b) => compareNames(townName(a), townName(b)) || compareNames(a, b))
    .map((town) => [townLabel(town), (filters) => inTowns(filters, withTown(filters, 'towns', town))]),
)
