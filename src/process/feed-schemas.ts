import * as v from 'valibot'
import { formatCount } from '#domain/count.ts'
import type { DisplayRule, FeedSettings } from '#ports/server/feed-settings.ts'
import { isSafe } from './feed-credentials.ts'

export interface SchemaContext {
  /** Holds the secrets. */
  environment: Readonly<Record<string, string | undefined>>
  /** The absolute path of a file that the settings name. */
  pathOf: (path: string) => string
}

export const FEED_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,79}$/u

/** The source of the sample homes. */
export const SAMPLES = 'sample'

const text = (message: string, max = 2000) =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message), v.maxLength(max, message))

const FILTER = text('must be an OData $filter, such as "StandardStatus eq \'Active\'"')

const wholeNumber = (max: number) => {
  const message = `must be a whole number from 1 to ${formatCount(max)}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(max, message))
}

const Throttle = v.pipe(
  v.strictObject({ perSecond: v.nullish(wholeNumber(1000), null), perHour: v.nullish(wholeNumber(10_000_000), null) }),
  v.check(({ perSecond, perHour }) => perSecond !== null || perHour !== null, 'must give perSecond, perHour, or both'),
)

/** An address that credentials may be sent to. */
const Address = v.pipe(
  text('must be an https address'),
  v.check((address) => {
    const url = URL.parse(address)
    return url !== null && isSafe(url)
  }, 'must be an https address (http only on this machine)'),
  v.transform((address) => new URL(address)),
  v.check(
    (url) => url.username === '' && url.password === '' && !url.searchParams.has('access_token'),
    'contains a secret; remove it from the URL and put it in "auth"',
  ),
)

/** A secret, which the file names but does not hold. */
const secretFrom = (environment: SchemaContext['environment']) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, string>(({ dataset, addIssue, NEVER }) => {
      const named = v.safeParse(v.strictObject({ env: v.string() }), dataset.value)
      if (!named.success) {
        const message =
          typeof dataset.value === 'string'
            ? 'is in plain text in the file; put it in an environment variable and name that: {"env": "NAME"}'
            : 'must name an environment variable: {"env": "NAME"}'
        addIssue({ message })
        return NEVER
      }
      const secret = environment[named.output.env]?.trim()
      if (!secret) {
        addIssue({ message: `names the environment variable ${named.output.env}, which isn’t set` })
        return NEVER
      }
      return secret
    }),
  )

/** Records to a page; vendors allow fewer (their rules: adapters/reso/vendors). */
const MAX_PAGE_SIZE = 5000

/** How the servers of these kinds of feed are signed in to. */
function authSchemas({ environment }: SchemaContext) {
  const secret = secretFrom(environment)
  // Neither a user nor a client's id is secret, but a vendor may hand both out together with what is.
  const id = v.union([text('must be text'), secret], 'must be text, or {"env": "NAME"} with a variable that is set')
  const oauth = {
    kind: v.literal('oauth'),
    clientId: id,
    clientSecret: secret,
    scope: v.nullish(text('must be text', 200), null),
  }
  return {
    none: v.strictObject({ kind: v.literal('none') }),
    bearer: v.strictObject({ kind: v.literal('bearer'), token: secret }),
    basic: v.strictObject({ kind: v.literal('basic'), user: id, password: secret }),
    oauth: v.strictObject({ ...oauth, tokenUrl: Address }),
    vendorOAuth: v.strictObject({ ...oauth, tokenUrl: v.nullish(Address, null) }),
  }
}

function displaySchema({ pathOf }: SchemaContext) {
  const logo = v.pipe(
    text('must be an https address or the path of a picture file'),
    v.check((path) => !/^http:/i.test(path), 'must be encrypted: an https address'),
    v.transform((path) => (/^https:/i.test(path) ? { address: path } : { file: pathOf(path) })),
  )
  return v.pipe(
    v.strictObject({
      name: text('must be a name of up to 80 characters', 80),
      logo: v.nullish(logo, null),
      disclaimer: v.nullish(text('must be text of up to 2,000 characters'), null),
      listingsAsOf: v.nullish(v.boolean('must be true or false'), true),
    }),
    v.transform((rule): DisplayRule => rule),
  )
}

/** A schema for each kind of feed. */
export function feedSchemas(context: SchemaContext) {
  const auth = authSchemas(context)
  const named = {
    name: v.pipe(
      v.string('must be text'),
      v.regex(FEED_NAME, "must be up to 80 letters, digits, '.', '-', and '_'"),
      v.check((name) => name !== SAMPLES, `is "${SAMPLES}", the name of the sample homes; use another`),
    ),
    display: v.nullish(displaySchema(context), null),
  }
  const webApi = {
    ...named,
    pageSize: v.nullish(wholeNumber(MAX_PAGE_SIZE), null),
    throttle: v.nullish(Throttle, null),
    filter: v.nullish(FILTER, null),
  }
  const none = { originatingSystem: v.optional(v.null(), null), dataset: v.optional(v.null(), null) }
  const vendor = { ...webApi, ...none, address: v.nullish(Address, null) }
  const file = v.pipe(text('must be the path of a file'), v.transform(context.pathOf))
  const pageSizeTo = (max: number) => v.nullish(wholeNumber(max), null)
  const wrongAuth = (kinds: string) => `must have "kind": ${kinds}`
  return {
    'reso-web-api': v.strictObject({
      ...vendor,
      kind: v.literal('reso-web-api'),
      address: Address,
      auth: v.variant(
        'kind',
        [auth.bearer, auth.basic, auth.none, auth.oauth],
        wrongAuth('"bearer", "oauth", "basic", or "none"'),
      ),
    }),
    'mls-grid': v.strictObject({
      ...vendor,
      kind: v.literal('mls-grid'),
      pageSize: pageSizeTo(1000),
      auth: v.variant('kind', [auth.bearer], wrongAuth('"bearer"')),
      originatingSystem: v.pipe(
        v.string('must be text'),
        v.regex(/^[\w-]{1,80}$/, 'must be a name as MLS Grid writes it, such as "njmls"'),
      ),
    }),
    trestle: v.strictObject({
      ...vendor,
      kind: v.literal('trestle'),
      pageSize: pageSizeTo(1000),
      auth: v.variant('kind', [auth.vendorOAuth], wrongAuth('"oauth"')),
    }),
    bridge: v.strictObject({
      ...vendor,
      kind: v.literal('bridge'),
      pageSize: pageSizeTo(2000),
      auth: v.variant('kind', [auth.bearer], wrongAuth('"bearer"')),
      dataset: v.pipe(
        v.string('must be text'),
        v.regex(/^[\w-]{1,80}$/, 'must be the dataset’s name as Bridge writes it'),
      ),
    }),
    spark: v.strictObject({
      ...vendor,
      kind: v.literal('spark'),
      pageSize: pageSizeTo(1000),
      auth: v.variant('kind', [auth.bearer], wrongAuth('"bearer"')),
    }),
    simplyrets: v.strictObject({
      ...named,
      kind: v.literal('simplyrets'),
      address: v.nullish(Address, null),
      auth: v.variant('kind', [auth.basic], wrongAuth('"basic"')),
    }),
    'reso-file': v.strictObject({ ...named, kind: v.literal('reso-file'), file }),
    'csv-file': v.strictObject({ ...named, kind: v.literal('csv-file'), file, map: file }),
  } satisfies Record<FeedSettings['kind'], v.GenericSchema<unknown, FeedSettings>>
}
