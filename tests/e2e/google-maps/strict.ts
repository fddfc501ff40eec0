/** A stand-in that let everything pass would prove nothing: what isn't known is refused. */
export function onlyKnown(where: string, given: object, known: readonly string[]): void {
  for (const key of Object.keys(given)) if (!known.includes(key)) throw new Error(`${where}: unknown '${key}'`)
}

/** What a promise or a debugger looks for on any object. */
const ASKED_OF_ANYTHING = new Set(['then', 'toJSON', '$$typeof', 'nodeType'])

/** The object, which throws when something is asked of it that it doesn't have. */
export function strict<T extends object>(name: string, object: T): T {
  const check = (target: T, key: string | symbol) => {
    if (typeof key === 'string' && !(key in target) && !ASKED_OF_ANYTHING.has(key)) {
      throw new Error(`${name}.${key} is not part of the stand-in`)
    }
  }
  return new Proxy(object, {
    get(target, key, receiver) {
      check(target, key)
      return Reflect.get(target, key, receiver)
    },
    set(target, key, value, receiver) {
      check(target, key)
      return Reflect.set(target, key, value, receiver)
    },
  })
}
