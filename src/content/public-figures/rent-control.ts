import type { TownKey } from '#domain/geo/town.ts'
import type { RentControlTable } from '#domain/money/rent-control.ts'
import towns from './rent-control-towns.json' with { type: 'json' }

/** What the operator knows of a town, as of an ISO date. */
export type RentControlOverrides = Readonly<Partial<Record<TownKey, { value: 'yes' | 'no'; asOf: string }>>>

/** Rent control by town. */
export function rentControlTable(overrides: RentControlOverrides): RentControlTable {
  const listed = new Map(towns.map(({ town, asOf }) => [town, asOf]))
  return {
    status(town) {
      const own = overrides[town]
      if (own) return { answer: own.value, asOf: own.asOf }
      const asOf = listed.get(town)
      return asOf === undefined ? { answer: 'not-checked', asOf: null } : { answer: 'listed', asOf }
    },
  }
}
