import type { MapMarker } from '#ports/browser/map-view.ts'

interface MarkerActions {
  onPress: () => void
  onHover: (inside: boolean) => void
}

/** Creates a marker's button; `updateMarkerElement` sets its text and look. */
export function createMarkerElement({ onPress, onHover }: MarkerActions): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.addEventListener('click', (event) => {
    // The map would take the click as one on its background.
    event.stopPropagation()
    onPress()
  })
  // A double click on a marker must not zoom the map.
  element.addEventListener('dblclick', (event) => event.stopPropagation())
  element.addEventListener('mouseenter', () => onHover(true))
  // Only for keyboard focus: returning the focus after a click must not highlight the marker.
  element.addEventListener('focus', () => element.matches(':focus-visible') && onHover(true))
  for (const event of ['mouseleave', 'blur']) element.addEventListener(event, () => onHover(false))
  return element
}

/** A cluster's diameter, CSS pixels: wider with every digit of its count. */
const clusterSize = ({ words }: MapMarker): number => 42 + 4 * (words[0]?.text.length ?? 0)

/** Each button's current text, so that unchanged buttons aren't touched. */
const written = new WeakMap<HTMLButtonElement, string>()

/** Sets the button's text and look. */
export function updateMarkerElement(element: HTMLButtonElement, marker: MapMarker): void {
  element.dataset['kind'] = marker.kind
  element.dataset['look'] = marker.look
  element.classList.add('map-marker')
  if (marker.kind === 'home') element.setAttribute('aria-pressed', String(marker.look === 'selected'))
  if (marker.kind === 'cluster') element.style.setProperty('--cluster-size', `${clusterSize(marker)}px`)
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
