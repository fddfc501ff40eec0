import { NO_OWN_NUMBERS, readOwnNumbers, type OwnNumbers } from '#domain/money/own-numbers.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import { OWN_NUMBERS_KEY as KEY, type OwnNumbersStore } from '#ports/browser/own-numbers.ts'

/** What could not be stored; null where storage has the newest. Of the tab: each page of the site opens the store anew. */
let memory: OwnNumbers | null = null

/** A visitor's own numbers in local storage. */
export function localOwnNumbers(): OwnNumbersStore {
  return {
    read: () => memory ?? stored(),
    write(numbers) {
      try {
        window.localStorage.setItem(KEY, JSON.stringify(numbers))
        memory = null
        return ok(undefined)
      } catch {
        memory = numbers
        return fail(unavailable('This browser won’t save your numbers. They last until you leave the site.'))
      }
    },
    onOtherTab(listener) {
      // A null key: all of the storage was cleared.
      const follow = ({ key }: StorageEvent) => (key === KEY || key === null) && listener()
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
}

function stored(): OwnNumbers {
  try {
    return readOwnNumbers(JSON.parse(window.localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return NO_OWN_NUMBERS
  }
}
