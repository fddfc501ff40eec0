import type { HomeKind } from './home-kind.ts'

/** Where a home's washer and dryer are. */
export const LAUNDRY_PLACES = ['in-unit', 'in-building', 'none'] as const
export type LaundryPlace = (typeof LAUNDRY_PLACES)[number]

export const LAUNDRY_WORDS: Readonly<Record<LaundryPlace, string>> = {
  'in-unit': 'In the home',
  'in-building': 'In the building',
  none: 'None',
}

/** The building and what is built into it. Null: the source has no value. */
export interface Structure {
  kind: HomeKind | null
  /** Floors of the home itself; halves occur. */
  stories: number | null
  /** Floors of the whole building. */
  buildingStories: number | null
  /** In the source's words, such as 'Full, Finished'; 'None' where there is none. */
  basement: string | null
  /** A room below ground that can be used; a crawl space is none. */
  hasBasement: boolean | null
  hasFireplace: boolean | null
  /** Cars that the garage holds; 0 where there is none. */
  garageSpaces: number | null
  laundry: LaundryPlace | null
  /** In the source's words, such as 'Accessible Entrance'. */
  accessibility: string[]
}

export const UNKNOWN_STRUCTURE: Structure = {
  kind: null,
  stories: null,
  buildingStories: null,
  basement: null,
  hasBasement: null,
  hasFireplace: null,
  garageSpaces: null,
  laundry: null,
  accessibility: [],
}
