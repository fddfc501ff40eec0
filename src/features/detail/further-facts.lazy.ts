/** Parts of a home's page that the browser fetches after the first load, in one file. */
export { HomeDetails } from './home-details.tsx'
export { ListingSource } from './listing-source.tsx'
export { OpenHouses } from './open-houses.tsx'
export { PriceHistory } from './price-history.tsx'
export { ToRent } from './to-rent.tsx'
export { Viewing } from './viewing-links.tsx'
