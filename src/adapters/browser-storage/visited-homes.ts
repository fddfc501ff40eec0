import { ok } from '#domain/result.ts'
import type { VisitedHomes } from '#ports/browser/visited-homes.ts'
import { localStore } from './local-store.ts'

/** So many are remembered; the one looked at longest ago is forgotten first. */
const REMEMBERED = 500

const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id))

/** Visited homes kept in this browser. */
export function localVisitedHomes(): VisitedHomes {
  const store = localStore<number[]>('keystead.visited-homes', [], isIdList)
  return {
    ids: async () => ok(store.read()),
    async add(id) {
      const others = store.read().filter((visited) => visited !== id)
      store.write([...others, id].slice(-REMEMBERED))
      return ok(undefined)
    },
  }
}
