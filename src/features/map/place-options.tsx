/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for suggestions that load while typing */
import { placeLabel, type PlaceSuggestion } from '#domain/geo/place.ts'

interface PlaceOptionsProps {
  /** Prefix of the elements' ids. */
  id: string
  offered: readonly PlaceSuggestion[]
  /** A house number was typed: say that streets are found, not houses. */
  houseNumber: string | null
  active: number
  open: boolean
  onChoose: (place: PlaceSuggestion) => void
}

export const POPUP =
  'absolute top-full right-0 left-0 z-1 mt-2 min-w-72 rounded-lg bg-surface shadow-lifted forced-colors:border'

/** The places offered for what was typed, each with its kind in soft text. */
export function PlaceOptions({ id, offered, houseNumber, active, open, onChoose }: PlaceOptionsProps) {
  return (
    <div hidden={!open} className={`${POPUP} overflow-hidden py-1.5`}>
      <div id={`${id}-places`} role="listbox" aria-label="Places">
        {offered.map((place, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has keys and focus
          <div
            key={`${place.kind} ${place.county} ${placeLabel(place)}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The focus stays in the text box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className={`flex min-h-11 cursor-pointer items-baseline justify-between gap-x-3 px-4 py-2.5 text-sm max-md:flex-col ${index === active ? 'bg-indigo-wash forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]' : 'hover:bg-sand'}`}
          >
            <span className="font-semibold">{place.name}</span>
            <span className="max-w-1/2 shrink-0 text-xs text-ink-soft max-md:max-w-full md:text-right">
              {contextOf(place, offered)}
            </span>
          </div>
        ))}
      </div>
      {houseNumber && (
        <p className="border-t border-line px-4 pt-2.5 pb-1 text-xs text-ink-soft">
          We show the street. Number {houseNumber} isn’t on our map.
        </p>
      )}
    </div>
  )
}

/** Where a place is, and what it is if not a town, a ZIP code or a county. */
function contextOf(place: PlaceSuggestion, offered: readonly PlaceSuggestion[]): string {
  const { kind, name, town, county } = place
  if (kind === 'county') return 'New Jersey'
  if (kind === 'town' || kind === 'hamlet' || kind === 'zip') return `${town ? `${town}, ` : ''}${county} County`
  if (town === null) return KINDS[kind]
  const isShared = offered.some(
    (other) => other.kind === kind && other.name === name && other.town === town && other !== place,
  )
  return `${KINDS[kind]} in ${town}${isShared ? `, ${county} County` : ''}`
}

const KINDS = { street: 'Street', station: 'Station', park: 'Park' } as const
