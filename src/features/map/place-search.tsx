/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of the platform offers places that are found while typing */
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { placeLabel, type Place } from '#domain/geo/place.ts'
import { LensInput } from '#ui/primitives/lens-input.tsx'

interface PlaceSearchProps {
  onChoose: (place: Place) => void
  /** The text was cleared: no place is meant any more. */
  onClear: () => void
}

/** Finds a town, ZIP code or county and takes the map there (M-04). */
export function PlaceSearch({ onChoose, onClear }: PlaceSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef('')
  const [text, setText] = useState('')
  const [offered, setOffered] = useState<readonly Place[] | null>(null)
  const [active, setActive] = useState(0)
  const [said, setSaid] = useState('')

  const offer = async (typed: string) => {
    setText(typed)
    latest.current = typed
    const found = typed.trim() ? await findPlaces(typed) : null
    // An older answer must not overwrite a newer one.
    if (latest.current !== typed) return
    setOffered(found)
    setActive(0)
    setSaid(found === null ? '' : countWords(found.length))
  }
  const close = () => {
    latest.current = ''
    setOffered(null)
  }
  const choose = (place: Place) => {
    close()
    setText(placeLabel(place))
    setSaid(`The map shows ${placeLabel(place)}.`)
    onChoose(place)
  }
  const clear = () => {
    close()
    setText('')
    setSaid('')
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
          onFocus={() => void import('./place-finder.ts').catch(() => undefined)}
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
        className="absolute top-full right-0 left-0 z-1 mt-2 min-w-72 overflow-hidden rounded-lg bg-surface py-1.5 shadow-lifted"
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
        <p className="absolute top-full right-0 left-0 z-1 mt-2 min-w-72 rounded-lg bg-surface px-4 py-3 text-sm shadow-lifted">
          No place of that name in the seven counties.
        </p>
      )}
      <output className="sr-only">{said}</output>
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
      // The focus stays in the text.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
      className={`flex min-h-11 cursor-pointer items-baseline justify-between gap-3 px-4 py-2.5 text-sm ${active ? 'bg-indigo-wash' : 'hover:bg-sand'}`}
    >
      <span className="font-semibold">{place.name}</span>
      <span className="text-xs text-ink-soft">{surroundings(place)}</span>
    </div>
  )
}

/** The list of places comes with the first letter typed; where it can't be had, nothing is found. */
async function findPlaces(text: string): Promise<readonly Place[]> {
  try {
    return (await import('./place-finder.ts')).findPlaces(text)
  } catch {
    return []
  }
}

const countWords = (count: number): string =>
  count === 0 ? 'No place of that name in the seven counties.' : `${count} ${count === 1 ? 'place' : 'places'} found.`

const surroundings = ({ kind, county, town }: Place): string =>
  kind === 'county' ? 'New Jersey' : `${town ? `${town}, ` : ''}${county} County`
