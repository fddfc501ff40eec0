import { sortKey, type HomeColumns, type HomeRow } from './home-columns.ts'
import { SORT_KEYS, type SortKey, type SortOrders } from './sort-orders.ts'

/** A home as it is now; a row of null says that it is gone. */
export interface HomeChange {
  id: number
  row: HomeRow | null
}

/** Changes by what they do to the columns; indexes are those before the changes, and ascend. */
interface ChangePlan {
  replaced: { index: number; row: HomeRow }[]
  removed: number[]
  added: { before: number; row: HomeRow }[]
}

/** Applies changes, for which there is room, in ascending order of their ids: the columns are then as if built anew. */
export function applyChanges(homes: HomeColumns, orders: SortOrders, changes: readonly HomeChange[]): void {
  const plan = planOf(homes, changes)
  const renamed = renamedIndexes(homes.size, plan)
  const dropped = SORT_KEYS.map((key) => dropMoved(homes, orders, plan, { key, renamed }))
  for (const { index, row } of plan.replaced) homes.replace(index, row)
  if (plan.removed.length > 0) homes.remove(plan.removed)
  if (plan.added.length > 0)
    homes.insert(
      plan.added.map(({ row }) => row),
      placesAfterRemoval(plan),
    )
  const added = plan.added.map(({ row }) => homes.placeOf(row.id))
  for (const { key, left, moved } of dropped) {
    orders.insert(key, left, [...moved, ...added], (index) => homes.keyOf(key, index))
  }
}

function planOf(homes: HomeColumns, changes: readonly HomeChange[]): ChangePlan {
  const plan: ChangePlan = { replaced: [], removed: [], added: [] }
  for (const { id, row } of changes) {
    const index = homes.placeOf(id)
    const isThere = index < homes.size && homes.ids[index] === id
    if (isThere && row) plan.replaced.push({ index, row })
    else if (isThere) plan.removed.push(index)
    else if (row) plan.added.push({ before: index, row })
  }
  return plan
}

/** The index that each home gets by additions and removals; null where every home keeps its own. */
function renamedIndexes(size: number, { removed, added }: ChangePlan): Uint32Array | null {
  if (removed.length === 0 && added.every(({ before }) => before === size)) return null
  const renamed = new Uint32Array(size)
  let [fewer, more] = [0, 0]
  for (let index = 0; index < size; index++) {
    while (more < added.length && added[more]!.before <= index) more++
    renamed[index] = index - fewer + more
    if (removed[fewer] === index) fewer++
  }
  return renamed
}

/** Where homes are added, once those that are removed have gone. */
function placesAfterRemoval({ removed, added }: ChangePlan): number[] {
  let fewer = 0
  return added.map(({ before }) => {
    while (fewer < removed.length && removed[fewer]! < before) fewer++
    return before - fewer
  })
}

/**
 * Takes the homes that are removed, and those whose key changes, out of an order. Returns how many it still holds, and the
 * new indexes of those that must be put in again.
 */
function dropMoved(
  homes: HomeColumns,
  orders: SortOrders,
  { replaced, removed }: ChangePlan,
  { key, renamed }: { key: SortKey; renamed: Uint32Array | null },
): { key: SortKey; left: number; moved: number[] } {
  const moved = replaced
    .filter(({ index, row }) => sortKey(row, key) !== homes.keyOf(key, index))
    .map(({ index }) => index)
  const dropped = [...removed, ...moved]
  if (dropped.length === 0 && !renamed) return { key, left: homes.size, moved }
  const marks = new Uint8Array(homes.size)
  for (const index of dropped) marks[index] = 1
  const left = orders.drop(key, homes.size, marks, renamed)
  return { key, left, moved: renamed ? moved.map((index) => renamed[index]!) : moved }
}
