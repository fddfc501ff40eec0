/** Parts of a home's page that the browser fetches after the first load, in one file. */
export { HomeDetails } from './home-details.tsx'
export { ListingSource } from './listing-source.tsx'
export { HomeSections } from './costs/home-sections.tsx'
export { CostInShort, MonthLine } from './costs/month-line.tsx'
export { SectionBar } from './costs/section-bar.tsx'
export { ToRent } from './to-rent.tsx'
export { Viewing } from './viewing-links.tsx'
