import { useRef, useState } from 'react'
import type { Bounds } from '#domain/geo/geo.ts'
import type { PlaceSuggestion } from '#domain/geo/place.ts'
import type { FoundPlaces } from '#domain/place-search/find-places.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'

export type ChoosePlace = (place: PlaceSuggestion, found: FoundPlaces) => void

export interface PlaceOffer {
  text: string
  /** What was found for the text; null while nothing is offered, 'failed' if it couldn't be searched. */
  found: FoundPlaces | 'failed' | null
  /** The place that Enter chooses. */
  active: number
  activate: (index: number) => void
  type: (text: string) => void
  /** Shows a text without looking for it. */
  settle: (text: string) => void
  /** Offers nothing more for the text. */
  close: () => void
  /** Chooses the active place, or the first one once the answer is here. */
  enter: (choose: ChoosePlace) => void
}

/** What the search offers while the visitor types. */
export function usePlaceOffer(places: PlaceGateway, view: Bounds | null): PlaceOffer {
  const [text, setText] = useState('')
  const [found, setFound] = useState<PlaceOffer['found']>(null)
  const [active, activate] = useState(0)
  const asking = useRef<AbortController>(null)
  const entered = useRef<ChoosePlace>(null)

  const stop = () => {
    asking.current?.abort()
    asking.current = null
    entered.current = null
  }
  const close = () => {
    stop()
    setFound(null)
  }
  const type = async (typed: string) => {
    stop()
    setText(typed)
    if (!typed.trim()) return setFound(null)
    const ask = new AbortController()
    asking.current = ask
    const answer = await places.find({ text: typed, view }, ask.signal)
    // A late answer must not replace a newer one.
    if (asking.current !== ask) return
    asking.current = null
    const first = answer.ok ? answer.value.places[0] : undefined
    if (entered.current && answer.ok && first) return entered.current(first, answer.value)
    entered.current = null
    setFound(answer.ok ? answer.value : 'failed')
    activate(0)
  }
  const enter = (choose: ChoosePlace) => {
    if (asking.current) entered.current = choose
    else if (found && found !== 'failed' && found.places[active]) choose(found.places[active], found)
  }
  const settle = (label: string) => {
    close()
    setText(label)
  }
  return { text, found, active, activate, type: (typed) => void type(typed), settle, close, enter }
}
