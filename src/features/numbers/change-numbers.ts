import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'

type Change = (numbers: OwnNumbers) => OwnNumbers

let waiting: Change[] = []

/**
 * Changes the visitor's numbers in their store; before its code is there, once it is (`makeWaitingChanges`).
 *
 * @returns Why the device refuses to keep them, else ''.
 */
export function changeNumbers(store: OwnNumbersStore | null, change: Change): string {
  if (store === null) {
    waiting.push(change)
    return ''
  }
  const kept = store.write(change(store.read()))
  return kept.ok ? '' : kept.problem.message
}

/** Makes the changes that came before the store did. */
export function makeWaitingChanges(store: OwnNumbersStore): void {
  const changes = waiting
  waiting = []
  for (const change of changes) changeNumbers(store, change)
}
