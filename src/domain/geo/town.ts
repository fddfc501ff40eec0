import { foldCase } from '../fold-case.ts'
import type { LatLng } from './geo.ts'

/** A town's key in filters: county and name ('Bergen/Ridgewood'), because some names occur in two counties. */
export type TownKey = `${string}/${string}`

export const townKey = (town: string, county: string): TownKey => `${county}/${town}`

/** The name of the town alone. */
export const townName = (key: TownKey): string => key.slice(key.indexOf('/') + 1)

/** The name of its county, without the word 'County'. */
export const townCounty = (key: TownKey): string => key.slice(0, key.indexOf('/'))

/** A town key for comparison, ignoring case. */
export const foldTown = (key: TownKey): string => foldCase(key)

/** Looks up a town's point; null for an unknown town. */
export type TownPoint = (town: string, county: string) => LatLng | null
