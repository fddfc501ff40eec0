/** One value in local storage, as JSON; in memory where storage is refused (private windows). */
export interface LocalStore<T> {
  read(): T
  write(value: T): void
}

/** Stores a value under `key`; reads `initial` until a valid one was written. */
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
        // Storage is full or refused: memory has the value.
      }
    },
  }
}
