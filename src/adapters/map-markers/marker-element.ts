import type { MapMarker } from '#ports/browser/map-view.ts'

interface MarkerActions {
  onPress: () => void
  onHover: (inside: boolean) => void
}

/** The button of a marker; `dressMarker` gives it its words and look. */
export function createMarkerElement({ onPress, onHover }: MarkerActions): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.addEventListener('click', (event) => {
    // The map takes every click that arrives as one on its background.
    event.stopPropagation()
    onPress()
  })
  // Otherwise the second click of a quick pair would zoom the map.
  element.addEventListener('dblclick', (event) => event.stopPropagation())
  element.addEventListener('mouseenter', () => onHover(true))
  // Not where a click elsewhere has only given the focus back.
  element.addEventListener('focus', () => element.matches(':focus-visible') && onHover(true))
  for (const event of ['mouseleave', 'blur']) element.addEventListener(event, () => onHover(false))
  return element
}

/** A group's width in CSS pixels: with every digit of its count some wider. */
const groupSize = ({ words }: MapMarker): number => 42 + 4 * (words[0]?.text.length ?? 0)

/** What stands on each button, so that one that hasn't changed is left alone. */
const written = new WeakMap<HTMLButtonElement, string>()

/** Brings words and look of the button up to date. */
export function dressMarker(element: HTMLButtonElement, marker: MapMarker): void {
  element.dataset['kind'] = marker.kind
  element.dataset['look'] = marker.look
  element.classList.add('map-marker')
  if (marker.kind === 'home') element.setAttribute('aria-pressed', String(marker.look === 'selected'))
  if (marker.kind === 'cluster') element.style.setProperty('--group-size', `${groupSize(marker)}px`)
  const words = JSON.stringify(marker.words)
  if (written.get(element) === words) return
  written.set(element, words)
  element.replaceChildren(
    ...marker.words.map(({ text, seen }) => {
      const word = document.createElement('span')
      word.textContent = text
      word.className = seen ? 'map-marker-word' : 'sr-only'
      return word
    }),
  )
}
