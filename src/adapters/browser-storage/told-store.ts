import { readToldWishes } from '#domain/match/read-told-wishes.ts'
import { readOwnNumbers } from '#domain/money/own-numbers.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import { OWN_NUMBERS_KEY, WISHES_KEY, type Told, type ToldStore } from '#ports/browser/told-store.ts'

/** What could not be stored, by key; storage has the newest of all others. Of the tab: each page of the site opens the store anew. */
const memory = new Map<string, unknown>()

/** What a visitor has told, in local storage. */
export function localToldStore(): ToldStore {
  return {
    numbers: told(OWN_NUMBERS_KEY, readOwnNumbers, 'your numbers'),
    wishes: told(WISHES_KEY, readToldWishes, 'your wishes'),
  }
}

/** A value under `key`. `read` never throws: of what makes no sense it makes nothing told. */
function told<T>(key: string, read: (stored: unknown) => T, name: string): Told<T> {
  return {
    read: () => read(memory.has(key) ? memory.get(key) : stored(key)),
    write(value) {
      try {
        window.localStorage.setItem(key, JSON.stringify(value))
        memory.delete(key)
        return ok(undefined)
      } catch {
        memory.set(key, value)
        return fail(unavailable(`This browser won’t save ${name}. They last until you leave the site.`))
      }
    },
    onOtherTab(listener) {
      // A null key: all of the storage was cleared.
      const follow = (change: StorageEvent) => (change.key === key || change.key === null) && listener()
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
}

/** The value in storage, null where there is none that can be read. */
function stored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
