import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import {
  CostInShort,
  HomeDetails,
  HomeSections,
  ListedBy,
  ListingSource,
  MonthLine,
  OpenHouses,
  OtherHomes,
  SimilarHomes,
  Viewing,
} from './further-facts.lazy.ts'

/** Further facts of a home. They are HTML of the server until the page is used and their code is there, one file. */
const load = () => import('./further-facts.lazy.ts')

export const LateHomeDetails = lateComponent(
  createIsomorphicFn()
    .server(() => HomeDetails)
    .client(() => null)(),
  async () => (await load()).HomeDetails,
)

export const LateHomeSections = lateComponent(
  createIsomorphicFn()
    .server(() => HomeSections)
    .client(() => null)(),
  async () => (await load()).HomeSections,
)

export const LateMonthLine = lateComponent(
  createIsomorphicFn()
    .server(() => MonthLine)
    .client(() => null)(),
  async () => (await load()).MonthLine,
)

export const LateCostInShort = lateComponent(
  createIsomorphicFn()
    .server(() => CostInShort)
    .client(() => null)(),
  async () => (await load()).CostInShort,
)

export const LateOpenHouses = lateComponent(
  createIsomorphicFn()
    .server(() => OpenHouses)
    .client(() => null)(),
  async () => (await load()).OpenHouses,
)

export const LateViewing = lateComponent(
  createIsomorphicFn()
    .server(() => Viewing)
    .client(() => null)(),
  async () => (await load()).Viewing,
)

/** Few sites have a feed that requires it. */
export const LateListingSource = lateComponent(
  createIsomorphicFn()
    .server(() => ListingSource)
    .client(() => null)(),
  async () => (await load()).ListingSource,
)

export const LateListedBy = lateComponent(
  createIsomorphicFn()
    .server(() => ListedBy)
    .client(() => null)(),
  async () => (await load()).ListedBy,
)

export const LateSimilarHomes = lateComponent(
  createIsomorphicFn()
    .server(() => SimilarHomes)
    .client(() => null)(),
  async () => (await load()).SimilarHomes,
)

export const LateOtherHomes = lateComponent(
  createIsomorphicFn()
    .server(() => OtherHomes)
    .client(() => null)(),
  async () => (await load()).OtherHomes,
)
