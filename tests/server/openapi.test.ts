import { expect, test } from 'vitest'
import { CONSENT_VERSIONS } from '#content/inquiry-consent.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import { describeApi } from '#http/api/openapi.ts'
import { testSite } from './test-site.ts'

const document = describeApi('https://homes.example.com', SAMPLE_AGENCY)
type Json = Record<string, unknown>
interface Operation {
  operationId: string
  parameters: { name: string; in: string }[]
  requestBody?: Json
  responses: Json
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => [path, method, operation] as const),
)

const search = (document.paths['/api/listings'] as { get: { parameters: { name: string; schema: Json }[] } }).get
const schemaOf = (name: string) => search.parameters.find((parameter) => parameter.name === name)!.schema

test('the document is served as described', async () => {
  const answer = await testSite({ publicUrl: 'https://homes.example.com' }).ask('/api/openapi.json')
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)))
})

test('every search parameter is described, with a meaning', () => {
  expect(search.parameters.map((parameter) => parameter.name)).toEqual([...Object.keys(LISTING_PARAMS), 'cursor'])
  for (const parameter of search.parameters as unknown as { description: string }[]) {
    expect(parameter.description).toMatch(/\w/)
  }
})

test('parameters have the types and limits of their readers', () => {
  expect(schemaOf('page')).toEqual({ type: 'integer', minimum: 1, maximum: 100_000 })
  expect(schemaOf('baths')).toEqual({ type: 'number', enum: [1, 1.5, 2, 2.5, 3, 3.5] })
  expect(schemaOf('market')).toEqual({ type: 'string', enum: ['sale', 'rent'] })
  expect(schemaOf('amenities')).toMatchObject({
    type: 'array',
    items: { enum: ['pool', 'twoCarGarage', 'waterfront', 'renovated'] },
  })
  expect(schemaOf('q')).toEqual({ type: 'string', maxLength: 200 })
})

test('every path described is there, and its parameters are the ones in its address', async () => {
  const { routes } = testSite()
  const there = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  for (const [path, method, operation] of operations) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(there).toContain(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
  }
})

test('a map is asked by what narrows a search, and by its zoom, which must be given', () => {
  const { parameters } = document.paths['/api/map'].get as {
    parameters: { name: string; required?: boolean; schema: Json }[]
  }
  const narrowing = Object.keys(LISTING_PARAMS).filter((name) => name !== 'sort' && name !== 'page')
  expect(parameters.map(({ name }) => name)).toEqual([...narrowing, 'zoom'])
  expect(parameters.filter(({ required }) => required)).toMatchObject([
    { name: 'zoom', schema: { type: 'integer', minimum: 0, maximum: 20 } },
  ])
})

test('an inquiry is described as it is checked, without the field that only programs fill in', () => {
  const [, , post] = operations.find(([path]) => path === '/api/inquiries')!
  expect(Object.keys(post.responses)).toEqual(['201', '400', '403', '404', '409', '415', '429', '503'])
  expect(JSON.stringify(post.requestBody)).toContain('#/components/schemas/NewInquiry')
  const body = (document.components.schemas as Record<string, Json>)['NewInquiry']!
  expect(body).toMatchObject({
    required: ['listingId', 'key', 'inquiry'],
    properties: {
      listingId: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
      key: { type: 'string', format: 'uuid' },
      inquiry: {
        required: ['name', 'email', 'message', 'consent'],
        properties: { consent: { enum: [...CONSENT_VERSIONS] }, message: { type: 'string' }, tour: expect.any(Object) },
      },
    },
  })
  expect(JSON.stringify(body)).toContain('"slot":{"enum":["morning","afternoon","evening"]')
  expect(JSON.stringify(body)).not.toContain('website')
})

test('every reference leads somewhere, and operations have names of their own', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((found) => found[1]!)
  expect(references.length).toBeGreaterThan(5)
  for (const reference of references) {
    const target = reference.split('/').reduce<unknown>((place, key) => (place as Json | undefined)?.[key], document)
    expect({ reference, target }).toEqual({ reference, target: expect.any(Object) })
  }
  const names = operations.map(([, , { operationId }]) => operationId)
  expect(new Set(names).size).toBe(names.length)
})

test('a listing is described with all its facts, none left out', () => {
  const { Listing } = document.components.schemas as Record<string, { required: string[]; properties: Json }>
  expect(Listing!.required).toEqual(Object.keys(Listing!.properties))
  expect(Listing!.required).toContain('attributionContact')
})

// Rules of Redocly's recommended set that the document once broke: security-defined, info-license, no-unused-components.
test('each operation says whom it asks for, and each scheme and schema is used', () => {
  for (const [path, , operation] of operations) {
    expect([path, (operation as unknown as { security?: unknown }).security]).toEqual([path, expect.any(Array)])
  }
  const { securitySchemes, schemas } = document.components
  const asked = operations.flatMap(([, , operation]) => (operation as unknown as { security: object[] }).security)
  expect(new Set(asked.flatMap(Object.keys))).toEqual(new Set(Object.keys(securitySchemes)))
  const text = JSON.stringify(document)
  for (const name of Object.keys(schemas)) expect(text).toContain(`"#/components/schemas/${name}"`)
  expect(document.info.license.name).toBeTruthy()
})

test('accounts ask for the session cookie by its name on this site, the webhook for its secret', () => {
  expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: '__Host-keystead-session' })
  expect(describeApi(null, SAMPLE_AGENCY).components.securitySchemes.session.name).toBe('keystead-session')
  const securityOf = (wanted: string) =>
    (operations.find(([path]) => path === wanted)![2] as unknown as { security: object[] }).security
  expect(securityOf('/api/account/export')).toEqual([{ session: [] }])
  expect(securityOf('/api/favorites')).toEqual([{ session: [] }, { visitor: [] }, {}])
  expect(securityOf('/api/voice/tools')).toEqual([{ voiceSecret: [] }, { voiceBearer: [] }])
  expect(securityOf('/api/listings')).toEqual([])
  expect(securityOf('/api/updates')).toEqual([{ session: [] }])
  expect(securityOf('/api/updates/requests')).toEqual([])
})
