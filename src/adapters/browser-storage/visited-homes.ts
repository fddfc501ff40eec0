import { ok } from '#domain/result.ts'
import type { VisitedHomes } from '#ports/browser/visited-homes.ts'
import { localStore } from './local-store.ts'

/** Above this number, the homes visited longest ago are forgotten. */
const MAX_VISITED = 500

const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id))

/** Visited homes in local storage. */
export function localVisitedHomes(): VisitedHomes {
  const store = localStore<number[]>('keystead.visited-homes', [], isIdList)
  return {
    ids: async () => ok(store.read()),
    async add(id) {
      const others = store.read().filter((visited) => visited !== id)
      store.write([...others, id].slice(-MAX_VISITED))
      return ok(undefined)
    },
  }
}
