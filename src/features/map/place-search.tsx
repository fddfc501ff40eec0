/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for suggestions that load while typing */
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Bounds } from '#domain/geo/geo.ts'
import { placeLabel, type PlaceSuggestion } from '#domain/geo/place.ts'
import type { FoundPlaces } from '#domain/place-search/find-places.ts'
import { MAX_TYPED } from '#domain/place-search/typed-place.ts'
import type { FoundPlace, MapView } from '#ports/browser/map-view.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import { LensInput } from '#ui/primitives/lens-input.tsx'
import { PlaceOptions, POPUP } from './place-options.tsx'
import { usePlaceOffer } from './use-place-offer.ts'

interface PlaceSearchProps {
  places: PlaceGateway
  /** What the map shows: of equal places those near its middle come first. */
  view: Bounds | null
  onChoose: (place: PlaceSuggestion) => void
  /** The text was cleared. */
  onClear: () => void
}

/** Finds a town, ZIP code, county, station, street or park and moves the map there (M-04). */
export function PlaceSearch({ places, view, onChoose, onClear }: PlaceSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState('')
  const offer = usePlaceOffer(places, view)
  const { text, found, active } = offer
  const offered = found === null || found === 'failed' ? [] : found.places
  const open = offered.length > 0

  const choose = (place: PlaceSuggestion, { houseNumber }: FoundPlaces) => {
    const label = placeLabel(place)
    offer.settle(label)
    const isItsStreet = place.kind === 'street' && houseNumber !== null
    setShown(`The map shows ${label}${isItsStreet ? `: the street, not number ${houseNumber}` : ''}.`)
    onChoose(place)
  }
  const clear = () => {
    offer.settle('')
    setShown('')
    onClear()
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && open) offer.activate((active + step + offered.length) % offered.length)
    else if (event.key === 'Enter') offer.enter(choose)
    else if (event.key === 'Escape' && found) offer.close()
    else if (event.key === 'Escape' && text) clear()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <search className="relative block">
      <div className="relative rounded-sm shadow-lifted">
        <LensInput
          ref={input}
          role="combobox"
          spellCheck={false}
          maxLength={MAX_TYPED}
          aria-label="Search for a location"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-places`}
          aria-activedescendant={open ? `${id}-${active}` : undefined}
          placeholder="Search for a location"
          value={text}
          onChange={(event) => {
            setShown('')
            offer.type(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={offer.close}
          clearLabel="Clear the location"
          onClear={clear}
        />
      </div>
      <PlaceOptions
        id={id}
        offered={offered}
        houseNumber={found === null || found === 'failed' ? null : found.houseNumber}
        active={active}
        open={open}
        onChoose={(place) => found && found !== 'failed' && choose(place, found)}
      />
      {found !== null && !open && <p className={`${POPUP} px-4 py-3 text-sm`}>{countText(found)}</p>}
      <output className="sr-only">{found === null ? shown : countText(found)}</output>
    </search>
  )
}

function countText(found: FoundPlaces | 'failed'): string {
  if (found === 'failed') return 'We can’t search places right now. Please try again.'
  const { length } = found.places
  if (length === 0) return 'No place by that name in the seven counties.'
  return `${length} ${length === 1 ? 'place' : 'places'} found.`
}

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
