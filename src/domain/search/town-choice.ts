import type { TownKey } from '../geo/town.ts'
import type { ListingFilters } from './filters/catalogue.ts'
import { chosenTowns, MAX_TOWNS } from './filters/towns.ts'

/** The towns that a search is for, and those it leaves out. */
export type TownChoice = Pick<ListingFilters, 'towns' | 'notTowns'>

/** Whether as many towns are searched, or left out, as a search may have. */
export const isFull = (choice: TownChoice, list: keyof TownChoice): boolean => choice[list].length >= MAX_TOWNS

/** The choice with a town neither searched nor left out. */
export const withoutTown = ({ towns, notTowns }: TownChoice, town: TownKey): TownChoice => ({
  towns: towns.filter((other) => other !== town),
  notTowns: notTowns.filter((other) => other !== town),
})

/** The choice with a town searched or left out, never both. It stays the same if that list is full. */
export const withTown = (choice: TownChoice, list: keyof TownChoice, town: TownKey): TownChoice =>
  isFull(choice, list) ? choice : { ...withoutTown(choice, town), [list]: chosenTowns([...choice[list], town]) }
