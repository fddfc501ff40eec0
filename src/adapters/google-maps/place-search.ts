import type { FoundPlace, MapView } from '#ports/browser/map-view.ts'

/** Northern New Jersey; places inside are offered first. */
const REGION = { west: -75.2, south: 40.6, east: -73.85, north: 41.36 }
const FIELDS = ['displayName', 'location', 'viewport']

/** Google's place search (M-04), in an element of the page. */
export const placeSearch: NonNullable<MapView['placeSearch']> = (host, label, onPlace) => {
  const search = new google.maps.places.PlaceAutocompleteElement({
    placeholder: label,
    includedRegionCodes: ['us'],
    locationBias: REGION,
  })
  let ended = false
  search.addEventListener('gmp-select', ({ placePrediction }) => {
    void foundPlace(placePrediction).then((place) => place && !ended && onPlace(place))
  })
  host.append(search)
  return () => {
    ended = true
    search.remove()
  }
}

/** Null if Google gives no location. */
async function foundPlace(prediction: google.maps.places.PlacePrediction): Promise<FoundPlace | null> {
  try {
    const { place } = await prediction.toPlace().fetchFields({ fields: FIELDS })
    if (!place.location) return null
    return {
      name: place.displayName ?? prediction.text.text,
      at: place.location.toJSON(),
      bounds: place.viewport?.toJSON() ?? null,
    }
  } catch {
    return null
  }
}
