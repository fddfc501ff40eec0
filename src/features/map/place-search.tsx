/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for suggestions that load while typing */
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { placeLabel, type Place } from '#domain/geo/place.ts'
import type { FoundPlace, MapView } from '#ports/browser/map-view.ts'
import { LensInput } from '#ui/primitives/lens-input.tsx'

interface PlaceSearchProps {
  onChoose: (place: Place) => void
  /** The text was cleared. */
  onClear: () => void
}

/** Finds a town, ZIP code or county and moves the map there (M-04). */
export function PlaceSearch({ onChoose, onClear }: PlaceSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef('')
  const [text, setText] = useState('')
  const [offered, setOffered] = useState<readonly Place[] | null>(null)
  const [active, setActive] = useState(0)
  const [status, setStatus] = useState('')

  const offer = async (typed: string) => {
    setText(typed)
    latest.current = typed
    const found = typed.trim() ? await findPlaces(typed) : null
    // A late answer must not replace a newer one.
    if (latest.current !== typed) return
    setOffered(found)
    setActive(0)
    setStatus(found === null ? '' : countText(found.length))
  }
  const close = () => {
    latest.current = ''
    setOffered(null)
  }
  const choose = (place: Place) => {
    close()
    setText(placeLabel(place))
    setStatus(`The map shows ${placeLabel(place)}.`)
    onChoose(place)
  }
  const clear = () => {
    close()
    setText('')
    setStatus('')
    onClear()
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const count = offered?.length ?? 0
    const chosen = offered?.[active]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && count > 0) setActive((active + step + count) % count)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && offered) close()
    else if (event.key === 'Escape' && text) clear()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const open = offered !== null && offered.length > 0
  return (
    <search className="relative block">
      <div className="relative rounded-sm shadow-lifted">
        <LensInput
          ref={input}
          role="combobox"
          spellCheck={false}
          aria-label="Search for a location"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-places`}
          aria-activedescendant={open ? `${id}-${active}` : undefined}
          placeholder="Search for a location"
          value={text}
          onFocus={() => void import('./place-finder.lazy.ts').catch(() => undefined)}
          onChange={(event) => void offer(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
          clearLabel="Clear the location"
          onClear={clear}
        />
      </div>
      <div
        id={`${id}-places`}
        role="listbox"
        aria-label="Places"
        hidden={!open}
        className="absolute top-full right-0 left-0 z-1 mt-2 min-w-72 overflow-hidden rounded-lg bg-surface py-1.5 shadow-lifted forced-colors:border"
      >
        {offered?.map((place, index) => (
          <PlaceOption
            key={`${place.kind}-${placeLabel(place)}`}
            id={`${id}-${index}`}
            place={place}
            active={index === active}
            onChoose={choose}
          />
        ))}
      </div>
      {offered?.length === 0 && (
        <p className="absolute top-full right-0 left-0 z-1 mt-2 min-w-72 rounded-lg bg-surface px-4 py-3 text-sm shadow-lifted forced-colors:border">
          No place of that name in the seven counties.
        </p>
      )}
      <output className="sr-only">{status}</output>
    </search>
  )
}

interface PlaceOptionProps {
  id: string
  place: Place
  active: boolean
  onChoose: (place: Place) => void
}

function PlaceOption({ id, place, active, onChoose }: PlaceOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has keys and focus
    <div
      id={id}
      role="option"
      aria-selected={active}
      // The focus stays in the text box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
      className={`flex min-h-11 cursor-pointer items-baseline justify-between gap-3 px-4 py-2.5 text-sm ${active ? 'bg-indigo-wash forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]' : 'hover:bg-sand'}`}
    >
      <span className="font-semibold">{place.name}</span>
      <span className="text-xs text-ink-soft">{placeContext(place)}</span>
    </div>
  )
}

/** Loads the gazetteer with the first letter; finds nothing if that fails. */
async function findPlaces(text: string): Promise<readonly Place[]> {
  try {
    return (await import('./place-finder.lazy.ts')).findPlaces(text)
  } catch {
    return []
  }
}

const countText = (count: number): string =>
  count === 0 ? 'No place of that name in the seven counties.' : `${count} ${count === 1 ? 'place' : 'places'} found.`

const placeContext = ({ kind, county, town }: Place): string =>
  kind === 'county' ? 'New Jersey' : `${town ? `${town}, ` : ''}${county} County`

interface ProviderPlaceSearchProps {
  placeSearch: NonNullable<MapView['placeSearch']>
  onPlace: (place: FoundPlace) => void
}

/** The map provider's place search, which replaces ours (M-04). */
export function ProviderPlaceSearch({ placeSearch, onPlace }: ProviderPlaceSearchProps) {
  const host = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(onPlace)
  useEffect(
    () => (host.current ? placeSearch(host.current, 'Search for a location', (place) => report(place)) : undefined),
    [placeSearch],
  )
  return <div ref={host} className="rounded-sm bg-surface shadow-lifted" />
}
