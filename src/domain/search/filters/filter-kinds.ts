import type { QueryParam } from '../query-param.ts'
import { daysText, spanText, type DaySpan, type Span } from '../query-param.ts'
import type { Filter, FilterDefinition, ParamValues } from './filter.ts'

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
  faces: Faces<Value, 'none' | 'relaxed' | 'chip'> & { anyLabel: string },
) => ({
  kind: 'choice' as const,
  options,
  ...single<Value, Name>(name, { kind: 'one-of', options }, (value) => value ?? ''),
  ...toNone(none),
  ...faces,
})

/** One of several numbers, or none. */
const oneNumber = <const Name extends string>(name: Name, options: readonly number[]) => ({
  options,
  ...single<number | null, Name>(name, { kind: 'number-of', options }, (value) => String(value ?? '')),
  ...toNone<number | null>(null),
})

/** At least one of several numbers, or any. A home whose number is unknown meets no minimum. */
export const minimum = <const Name extends string>(
  name: Name,
  options: readonly number[],
  { label }: { label: string },
) => ({
  kind: 'minimum' as const,
  label,
  ...oneNumber(name, options),
})

/** At most one of several numbers, or any. A home whose number is unknown meets no maximum. */
export const maximum = <const Name extends string>(name: Name, options: readonly number[]) => ({
  kind: 'maximum' as const,
  label: '',
  ...oneNumber(name, options),
})

/** Some of several options, or none. */
const someOf = <const Name extends string, const Option extends string>(name: Name, options: readonly Option[]) => ({
  options,
  ...single<readonly Option[], Name>(name, { kind: 'several-of', options }, (value) => [...value].sort().join(',')),
  ...toNone<readonly Option[]>([]),
})

/** Every one of the chosen options. */
export const set = <const Name extends string, const Option extends string>(
  name: Name,
  options: readonly Option[],
  faces: Faces<readonly Option[], 'none' | 'relaxed' | 'chip'>,
) => ({
  kind: 'set' as const,
  ...someOf(name, options),
  ...faces,
})

/** Every one of the chosen features. */
export const features = <const Name extends string, const Option extends string>(
  name: Name,
  options: readonly Option[],
) => ({
  kind: 'features' as const,
  label: '',
  ...someOf(name, options),
})

/** Any one of the chosen options; none means all. A home whose option is unknown has none of them. */
export const any = <const Name extends string, const Option extends string>(
  name: Name,
  options: readonly Option[],
  { label, words }: { label: string; words: (option: Option) => string },
) => ({
  kind: 'any' as const,
  label,
  ...someOf(name, options),
  words,
  chip: (wanted: readonly Option[]) => wanted.map(words).join(', '),
})

/** A filter whose value is text of a kind of its own, or nothing. */
const written =
  <const Kind extends 'span' | 'day' | 'days', Value>(kind: Kind, textOf: (value: Value) => string) =>
  <const Name extends string>(name: Name, faces: Pick<Filter<Value | null>, 'label' | 'market'>) => ({
    kind,
    ...single<Value | null, Name>(name, { kind }, (value) => (value === null ? '' : textOf(value))),
    ...toNone<Value | null>(null),
    ...faces,
  })

/** A number from one end to the other, both included; either may be open. A home whose number is unknown is in no span. */
export const span = written<'span', Span>('span', spanText)

/** By a day, an ISO date, or any time. */
export const day = written<'day', string>('day', String)

/** On one of several days that follow each other, or any time. */
export const days = written<'days', DaySpan>('days', daysText)

/** At most so many days ago, or any time. */
export const recent = <const Name extends string>(
  name: Name,
  options: readonly number[],
  faces: Pick<FilterDefinition<number | null>, 'label'>,
) => ({
  kind: 'recent' as const,
  ...oneNumber(name, options),
  ...faces,
})

const yes = <const Name extends string>(name: Name) => ({
  ...single<boolean, Name>(name, { kind: 'flag' }, (value) => (value ? 'yes' : '')),
  ...toNone<boolean>(false),
})

/** Yes, or no matter. */
export const flag = <const Name extends string>(name: Name, faces: Pick<Filter<boolean>, 'label' | 'market'>) => ({
  kind: 'flag' as const,
  ...faces,
  ...yes(name),
})

/** On a day that is near, or no matter. */
export const event = <const Name extends string>(name: Name, faces: Faces<boolean, 'none' | 'relaxed' | 'chip'>) => ({
  kind: 'event' as const,
  ...yes(name),
  ...faces,
})

/** A shape on the map, or anywhere. */
export const shape = <const Name extends string, Value>(
  name: Name,
  param: QueryParam,
  textOf: (value: Value) => string,
) => ({
  kind: 'shape' as const,
  label: '',
  ...single<Value | null, Name>(name, param, (value) => (value === null ? '' : textOf(value))),
  ...toNone<Value | null>(null),
})

/** What a filter asks for is left out: its parameter with 'not-' before it. A home stays unless the source says what is left out. */
export const leftOut = <Value, const Name extends string>({
  params,
  none,
  read,
  write,
}: Pick<FilterDefinition<Value, Name>, 'params' | 'none' | 'read' | 'write'>) => {
  const [name, param] = Object.entries<QueryParam>(params)[0] as [Name, QueryParam]
  const turned = `not-${name}` as const
  return {
    kind: 'left-out' as const,
    label: '',
    params: one(turned, param),
    ...toNone(none),
    read: (given: ParamValues, fallback: Value) => read({ [name]: given[turned] }, fallback),
    write: (value: Value, fallback: Value): Partial<Record<typeof turned, string>> => {
      const text = write(value, fallback)[name]
      return text === undefined ? {} : one(turned, text as never)
    },
  }
}
