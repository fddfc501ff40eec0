import { foldCase } from '../search/filters.ts'
import type { LatLng } from './geo.ts'

/** A town as filters name it: its county and its name, for some names occur twice ('Bergen/Ridgewood'). */
export type TownKey = `${string}/${string}`

export const townKey = (town: string, county: string): TownKey => `${county}/${town}`

/** The name of the town alone. */
export const townName = (key: TownKey): string => key.slice(key.indexOf('/') + 1)

/** The name of its county, without the word 'County'. */
export const townCounty = (key: TownKey): string => key.slice(0, key.indexOf('/'))

/** The form in which town keys are compared: without regard to case. */
export const foldTown = (key: TownKey): string => foldCase(key)

/** Where a town lies; null for one that isn't known. */
export type TownPoint = (town: string, county: string) => LatLng | null
