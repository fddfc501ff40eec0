/** One value in the browser's own storage, as JSON; memory takes over where storage is refused (private windows). */
export interface LocalStore<T> {
  read(): T
  write(value: T): void
}

/** Keeps a value under `key`; `initial` until something valid has been written there. */
export function localStore<T>(key: string, initial: T, isValid: (value: unknown) => value is T): LocalStore<T> {
  let memory = initial
  return {
    read() {
      try {
        const text = window.localStorage.getItem(key)
        const value: unknown = text === null ? memory : JSON.parse(text)
        return isValid(value) ? value : memory
      } catch {
        return memory
      }
    },
    write(value) {
      memory = value
      try {
        window.localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is full or refused: the value lives as long as the page.
      }
    },
  }
}
