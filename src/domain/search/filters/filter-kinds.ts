import type { ListingSummary } from '../../listing/listing.ts'
import type { QueryParam } from '../query-param.ts'
import type { Filter } from './filter.ts'

/** The faces of a filter that its kind leaves open. */
type Faces<Value, Given extends keyof Filter<Value>> = Omit<Filter<Value>, 'kind' | 'params' | 'read' | 'write' | Given>

const one = <Name extends string, Param extends QueryParam>(name: Name, param: Param): Record<Name, Param> =>
  ({ [name]: param }) as Record<Name, Param>

/** A filter with a single parameter whose text is the value's. */
function single<Value, const Name extends string>(name: Name, param: QueryParam, textOf: (value: Value) => string) {
  return {
    params: one(name, param),
    read: (given: Readonly<Record<string, unknown>>, fallback: Value) => (given[name] as Value | undefined) ?? fallback,
    write: (value: Value, fallback: Value): Partial<Record<Name, string>> => {
      const text = textOf(value)
      return text === '' || text === textOf(fallback) ? {} : (one(name, text as never) as Record<Name, string>)
    },
  }
}

/** Relaxed by asking for nothing. */
const toNone = <Value>(none: Value) => ({ none, relaxed: () => none })

/** One of several options, or any. */
export const choice = <const Name extends string, const Option extends string, Value extends Option | null>(
  name: Name,
  options: readonly Option[],
  none: Value,
  /** `anyLabel`: the option that asks for nothing, in a list. */
  faces: Faces<Value, 'none' | 'relaxed'> & { anyLabel: string },
) => ({
  kind: 'choice' as const,
  options,
  ...single<Value, Name>(name, { kind: 'one-of', options }, (value) => value ?? ''),
  ...toNone(none),
  ...faces,
})

/** At least one of several numbers, or any. A home whose number is unknown meets no minimum. */
export const minimum = <const Name extends string>(
  name: Name,
  options: readonly number[],
  { label, room, of }: { label: string; room: string; of: (listing: ListingSummary) => number | null },
) => ({
  kind: 'minimum' as const,
  options,
  label,
  ...single<number | null, Name>(name, { kind: 'number-of', options }, (value) => String(value ?? '')),
  ...toNone<number | null>(null),
  matches: (listing: ListingSummary, least: number | null) => least === null || (of(listing) ?? -1) >= least,
  chip: (least: number | null) => `${least}+ ${least === 1 ? room : `${room}s`}`,
})

/** Every one of the chosen options. */
export const set = <const Name extends string, const Option extends string>(
  name: Name,
  options: readonly Option[],
  faces: Faces<readonly Option[], 'none' | 'relaxed'>,
) => ({
  kind: 'set' as const,
  options,
  ...single<readonly Option[], Name>(name, { kind: 'several-of', options }, (value) => [...value].sort().join(',')),
  ...toNone<readonly Option[]>([]),
  ...faces,
})

/** What a flag is derived from, before and after a listing is stored. */
export type FlagFacts = Omit<ListingSummary, 'id'>

/** Yes, or no matter. `noun` completes 'Homes with …'. */
export const flag = <const Name extends string>(
  name: Name,
  { label, noun, holds }: { label: string; noun: string; holds: (listing: FlagFacts) => boolean },
) => ({
  kind: 'flag' as const,
  label,
  noun,
  holds,
  ...single<boolean, Name>(name, { kind: 'flag' }, (value) => (value ? 'yes' : '')),
  ...toNone<boolean>(false),
  matches: (listing: ListingSummary, wanted: boolean) => !wanted || holds(listing),
  chip: () => label,
})

/** A shape on the map, or anywhere. */
export const shape = <const Name extends string, Value>(
  name: Name,
  param: QueryParam,
  textOf: (value: Value) => string,
  faces: Faces<Value | null, 'none' | 'relaxed' | 'label'>,
) => ({
  kind: 'shape' as const,
  label: '',
  ...single<Value | null, Name>(name, param, (value) => (value === null ? '' : textOf(value))),
  ...toNone<Value | null>(null),
  ...faces,
})
