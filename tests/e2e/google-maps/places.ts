import { LatLng, LatLngBounds, type Box, type Literal } from './lat-lng.ts'
import { onlyKnown, strict } from './strict.ts'

interface KnownPlace {
  text: string
  name: string
  location: Literal
  viewport: Box | null
}

/** All the places there are: one with a view of its own, one without. */
const PLACES: readonly KnownPlace[] = [
  {
    text: 'Ridgewood, NJ, USA',
    name: 'Ridgewood',
    location: { lat: 40.9793, lng: -74.1165 },
    viewport: { west: -74.149, south: 40.957, east: -74.089, north: 41.003 },
  },
  { text: 'Whippany, NJ, USA', name: 'Whippany', location: { lat: 40.8245, lng: -74.4171 }, viewport: null },
]
const OPTIONS: readonly (keyof google.maps.places.PlaceAutocompleteElementOptions)[] = [
  'placeholder',
  'includedRegionCodes',
  'locationBias',
]
const FIELDS = new Set(['displayName', 'location', 'viewport'])

/** `google.maps.places.Place`: it knows nothing before its fields are fetched. */
class Place {
  displayName: string | null | undefined = undefined
  location: LatLng | null | undefined = undefined
  viewport: LatLngBounds | null | undefined = undefined
  private readonly known: KnownPlace

  constructor(known: KnownPlace) {
    this.known = known
    return strict<Place>('Place', this)
  }

  async fetchFields(request: { fields: string[] }): Promise<{ place: Place }> {
    onlyKnown('FetchFieldsRequest', request, ['fields'])
    for (const field of request.fields) if (!FIELDS.has(field)) throw new Error(`no field '${field}'`)
    await new Promise((resolve) => setTimeout(resolve))
    const { name, location, viewport } = this.known
    if (request.fields.includes('displayName')) this.displayName = name
    if (request.fields.includes('location')) this.location = new LatLng(location)
    if (request.fields.includes('viewport')) this.viewport = viewport && new LatLngBounds(viewport)
    return { place: this }
  }
}

/**
 * `google.maps.places.PlaceAutocompleteElement`: an input with a list of predictions; choosing one sends 'gmp-select'. The
 * real one hides its parts in a closed shadow tree, this one in an open one, for the test must type into it.
 */
export class PlaceAutocompleteElement extends HTMLElement {
  private readonly input = document.createElement('input')
  private readonly list = document.createElement('ul')

  constructor(options: google.maps.places.PlaceAutocompleteElementOptions = {}) {
    super()
    onlyKnown('PlaceAutocompleteElementOptions', options, OPTIONS)
    if (options.locationBias) checkBox(options.locationBias as Box)
    const { input, list } = this
    input.role = 'combobox'
    input.ariaExpanded = 'false'
    input.placeholder = options.placeholder ?? ''
    input.setAttribute('aria-controls', 'predictions')
    list.id = 'predictions'
    list.role = 'listbox'
    list.ariaLabel = 'Predictions'
    list.hidden = true
    input.addEventListener('input', () => this.predict())
    this.attachShadow({ mode: 'open' }).append(input, list)
    Object.preventExtensions(this)
  }

  private predict(): void {
    const text = this.input.value.toLowerCase()
    const found = text === '' ? [] : PLACES.filter((place) => place.text.toLowerCase().startsWith(text))
    this.list.replaceChildren(...found.map((place) => this.option(place)))
    this.list.hidden = found.length === 0
    this.input.ariaExpanded = String(!this.list.hidden)
  }

  private option(known: KnownPlace): HTMLElement {
    const option = document.createElement('li')
    option.role = 'option'
    option.textContent = known.text
    option.addEventListener('click', () => {
      this.input.value = known.text
      this.list.hidden = true
      const placePrediction = strict('PlacePrediction', {
        text: { text: known.text },
        toPlace: () => new Place(known),
      })
      this.dispatchEvent(Object.assign(new Event('gmp-select', { bubbles: true }), { placePrediction }))
    })
    return option
  }
}

/** Throws where it is no box. */
const checkBox = (box: Box): LatLngBounds => new LatLngBounds(box)
