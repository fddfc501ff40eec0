import * as v from 'valibot'

/** What the schemas of the API are made of. */

export const described = <T>(text: string) => v.description<T, string>(text)
export const count = () => v.pipe(v.number(), v.integer(), v.minValue(0))
export const dollars = (text = 'US dollars') => v.pipe(v.number(), v.minValue(0), described(text))
export const orNothing = <S extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: S) =>
  v.nullable(schema)
export const text = (meaning: string) => v.pipe(v.string(), described(meaning))
