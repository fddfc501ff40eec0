/** Reads one stored value, undefined where it is missing. Throws what is wrong with it. */
export type Decoder<T> = (stored: unknown) => T

const wrong = (wanted: string): never => {
  throw new Error(`not ${wanted}`)
}
export const text: Decoder<string> = (stored) => (typeof stored === 'string' ? stored : wrong('a text'))
export const number: Decoder<number> = (stored) => (typeof stored === 'number' ? stored : wrong('a number'))
export const flag: Decoder<boolean> = (stored) => (typeof stored === 'boolean' ? stored : wrong('true or false'))
export const oneOf =
  <T extends string>(values: readonly T[]): Decoder<T> =>
  (stored) =>
    values.includes(stored as T) ? (stored as T) : wrong(`one of ${values.join(', ')}`)
export const orNull =
  <T>(decode: Decoder<T>): Decoder<T | null> =>
  (stored) =>
    stored === null || stored === undefined ? null : decode(stored)
export const orElse =
  <T>(decode: Decoder<T>, missing: T): Decoder<T> =>
  (stored) =>
    stored === undefined ? missing : decode(stored)
export const listOf =
  <T>(decode: Decoder<T>): Decoder<T[]> =>
  (stored) =>
    stored === undefined ? [] : Array.isArray(stored) ? stored.map(decode) : wrong('a list')

/** One decoder for each field; fields the record doesn't name are ignored. */
export type Fields<T> = { [Key in keyof T]-?: Decoder<T[Key]> }

export function record<T>(fields: Fields<T>): Decoder<T> {
  const keys = Object.keys(fields)
  const decoders = Object.values<Decoder<unknown>>(fields)
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return wrong('an object')
    const decoded: Record<string, unknown> = {}
    let index = 0
    try {
      for (; index < keys.length; index++) {
        const key = keys[index]!
        decoded[key] = decoders[index]!((stored as Record<string, unknown>)[key])
      }
    } catch (error) {
      throw new Error(`${keys[index]}: ${(error as Error).message}`, { cause: error })
    }
    return decoded as T
  }
}

/** Facts that came later, together: rows written before lack them all. Each field says what it is then. */
export const laterRecord = <T>(fields: Fields<T>): Decoder<T> => orEmpty(record(fields))

const orEmpty =
  <T>(decode: Decoder<T>): Decoder<T> =>
  (stored) =>
    decode(stored === undefined ? {} : stored)
