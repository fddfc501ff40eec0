import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { describeApi } from '#http/api/openapi.ts'
import { testSite } from './test-site.ts'

interface Schema {
  type: string
  enum?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
}
interface Parameter {
  name: string
  in: 'query' | 'path'
  required?: boolean
  example?: unknown
  schema: Schema
}

const { paths } = describeApi(null, SAMPLE_AGENCY) as unknown as {
  paths: Record<string, { get?: { operationId: string; parameters: Parameter[]; security: unknown[] } }>
}
/** What anybody may read. */
const READS = Object.entries(paths).flatMap(([path, { get }]) =>
  get && get.security.length === 0 && !/voice|shared/.test(path) ? [{ path, parameters: get.parameters }] : [],
)

/** Any value of a schema. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern))
  if (schema.type === 'array') {
    return fc.array(valueOf(schema.items!), {
      ...(schema.minItems !== undefined && { minLength: schema.minItems }),
      ...(schema.maxItems !== undefined && { maxLength: schema.maxItems }),
    })
  }
  if (schema.type === 'string') return fc.string({ maxLength: schema.maxLength ?? 40 })
  return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2 ** 31 })
}

/** How a query or path says a value: `style: form` without `explode`. */
const written = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((part) => encodeURIComponent(String(part))).join(',')

type Given = { parameter: Parameter; value: unknown }[]

function addressOf(path: string, given: Given): string {
  const inPath = given.reduce((text, { parameter: { name }, value }) => text.replace(`{${name}}`, written(value)), path)
  const query = given
    .filter(({ parameter }) => parameter.in === 'query')
    .map(({ parameter, value }) => `${parameter.name}=${written(value)}`)
  return query.length > 0 ? `${inPath}?${query.join('&')}` : inPath
}

const isRequired = (parameter: Parameter): boolean => parameter.in === 'path' || parameter.required === true

/** The example where there is one, otherwise any value. */
const exampleOf = (parameter: Parameter): fc.Arbitrary<unknown> =>
  parameter.example === undefined ? valueOf(parameter.schema) : fc.constant(parameter.example)

/** Requests with any of the parameters. */
const examples = fc.constantFrom(...READS).chain(({ path, parameters }) =>
  fc
    .tuple(
      ...parameters.map((parameter) =>
        fc.option(
          exampleOf(parameter).map((value) => ({ parameter, value })),
          isRequired(parameter) ? { freq: Number.MAX_SAFE_INTEGER } : { freq: 1 },
        ),
      ),
    )
    .map((given) =>
      addressOf(
        path,
        given.filter((each) => each !== null),
      ),
    ),
)

/** Requests that try one parameter, with any value of its schema. */
const SEARCHED = READS.filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'query'))
const single = fc.constantFrom(...SEARCHED).chain(({ path, parameters }) =>
  fc.constantFrom(...parameters).chain((tried) =>
    valueOf(tried.schema).map((value) => {
      const others = parameters.filter((parameter) => parameter !== tried && isRequired(parameter))
      return addressOf(path, [
        { parameter: tried, value },
        ...others.map((parameter) => ({ parameter, value: parameter.example })),
      ])
    }),
  ),
)

async function statusesOf(addresses: fc.Arbitrary<string>) {
  const { ask } = testSite()
  const answers = await Promise.all(
    fc.sample(addresses, { numRuns: 1500, seed: 7 }).map(async (address) => ({
      address,
      status: (await ask(address)).status,
    })),
  )
  return {
    accepted: answers.filter(({ status }) => status === 200).length / answers.length,
    others: answers.filter(({ status }) => status !== 200),
  }
}

describe('a caller that knows the description only', () => {
  test('reads every public address', () => {
    expect(READS.map(({ path }) => path)).toEqual([
      '/api/listings',
      '/api/listings/{id}',
      '/api/listings/{id}/similar',
      '/api/listings/{id}/figures',
      '/api/choice-counts',
      '/api/ranked',
      '/api/fits',
      '/api/map',
      '/api/counties',
      '/api/counties/{county}',
      '/api/towns/{county}/{town}',
      '/api/town-figures',
      '/api/rent-figures',
      '/api/timetable',
      '/api/places',
      '/api/street-lines',
      '/api/home',
    ])
  })

  test('and uses its examples is always understood', async () => {
    const { others } = await statusesOf(examples)
    expect(others).toEqual([])
  })

  test('and tries any value of the schemas is understood in nine of ten requests, and never breaks anything', async () => {
    const { accepted, others } = await statusesOf(single)
    expect(accepted).toBeGreaterThanOrEqual(0.9)
    // What JSON Schema can't say: which of two ends is the lower one.
    expect(others.filter(({ address }) => !/[?&](min|max|bbox|view)=/.test(address))).toEqual([])
    expect(others.filter(({ status }) => status !== 400)).toEqual([])
  })
})
