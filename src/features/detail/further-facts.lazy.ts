/** Parts of a home's page that the browser fetches after the first load, in one file. */
export { HomeDetails } from './home-details.tsx'
export { ListedBy } from './listed-by.tsx'
export { ListingSource } from './listing-source.tsx'
export { SimilarHomes } from './similar-homes.tsx'
export { HomeSections } from './costs/home-sections.tsx'
export { CostInShort, MonthLine } from './costs/month-line.tsx'
export { OpenHouses } from './open-houses.tsx'
export { Viewing } from './viewing-links.tsx'
