import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { readMailbox, type Mailbox } from '#domain/mail/mail.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '#domain/result.ts'
import type { MapSettings } from '#ports/browser/map-settings.ts'
import { FEED_EVERY_VARIABLE } from './feed-every.ts'
import { METRICS_VARIABLES, type MetricsConfig } from './metrics-config.ts'
import { BUCKET_VARIABLES, PICTURE_VARIABLES, pictureConfig, type PictureConfig } from './picture-config.ts'
import { PROXY_VARIABLES } from './proxy-config.ts'
import type { SampleSetting } from './sample-choice.ts'
import { VOICE_VARIABLES, voiceConfig, type VoiceConfig } from './voice-config.ts'

/** The configuration, read from the environment once, at start. */
export interface Config {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Scheme and host visitors use, without a slash at the end; null: what each request says. */
  publicUrl: string | null
  /** Absolute path of the folder for the embedded database and all other stored data. */
  dataDir: string
  /** A PostgreSQL address, of one host or several; null for the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Addresses of PostgreSQL's streaming replicas, for reading listings; null: those are read from the primary. */
  databaseReadUrl: string | null
  /** Whether the sample homes are listed; null: where nothing is real. */
  sampleData: SampleSetting
  /** Visitors are served, by NODE_ENV. */
  isProduction: boolean
  /** Absolute path of the agency's folder, which need not be there. */
  agencyDir: string
  /** Whether browsers keep homes for reading without a connection. */
  offline: boolean
  /** Signs sessions; null for a generated one, stored in `dataDir`. */
  sessionSecret: string | null
  /** Whose X-Forwarded-* headers count: nobody's (null), those of the nearest `hops` proxies, or of proxies in `networks`. */
  trustProxy: null | { hops: number } | { networks: readonly string[] }
  metrics: MetricsConfig
  map: MapConfig
  voice: VoiceConfig
  /** The mail server, with its password; null: mails are written as files to `dataDir`. */
  smtpUrl: string | null
  /** Sender of the site's mails; null: the agency. */
  mailFrom: Mailbox | null
  /** Recipients of inquiries; null: the agency. */
  inquiriesTo: readonly Mailbox[] | null
  /** Absolute path of the file with the operator's own public figures; null: the published ones hold. */
  figuresFile: string | null
  /** Absolute path of the file with the operator's own timetable; null: the embedded one holds. */
  timetableFile: string | null
  /** Absolute path of the file with the feeds' settings; null: there are none. */
  feedsFile: string | null
  /** How often the server reads those feeds, ms; null: it doesn't. */
  feedEveryMs: number | null
  /** Maximum share of a feed's public listings that one import may remove, in percent. */
  feedRemovalPercent: number
  pictures: PictureConfig
}

/** The operator's map; without one the built-in map is shown. */
export interface MapConfig {
  google: MapSettings['google']
  /** Replaces the built-in basemap: a MapLibre style at an address, or a file of vector tiles (absolute path). */
  style: { kind: 'style'; url: string } | { kind: 'tiles'; file: string } | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Variables that work only together. */
const PAIRS = [
  ['GOOGLE_MAPS_API_KEY', 'GOOGLE_MAPS_MAP_ID'],
  ['VAPI_PUBLIC_KEY', 'VAPI_ASSISTANT_ID'],
  ['AGENT_LLM_URL', 'AGENT_LLM_MODEL'],
  ['SPEECH_URL', 'SPEECH_MODEL'],
  ['SPEECH_VOICE_MODEL', 'SPEECH_VOICE'],
] as const
/** The same of more than two. */
const GROUPS = [BUCKET_VARIABLES] as const
/** Secret keys and the pair each one needs. */
const KEYS = [
  ['VAPI_PRIVATE_KEY', PAIRS[1]],
  ['AGENT_LLM_KEY', PAIRS[2]],
  ['SPEECH_KEY', PAIRS[3]],
  ['SPEECH_VOICE', PAIRS[3]],
] as const
const PERCENT = 'a whole number from 0 to 100'
const GOOGLE_ID = /^[\w-]{1,200}$/

/** The variables; each message completes 'it must be …'. */
const EnvironmentSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'a whole number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'a whole number from 0 to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or an IP address, like 127.0.0.1 or ::')),
    '127.0.0.1',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'the site’s address without a path, like https://homes.example.com'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isPostgres, 'a PostgreSQL URL like postgres://user:password@host:5432/database, or unset'),
    ),
  ),
  DATABASE_READ_URL: v.optional(
    v.pipe(v.string(), v.check(isPostgres, 'URLs of PostgreSQL replicas, separated by commas, or unset')),
  ),
  AGENCY_DIR: v.optional(v.string()),
  SAMPLE_DATA: v.optional(v.picklist(['on', 'off'], 'on or off')),
  OFFLINE: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 random characters, or unset'))),
  ...PROXY_VARIABLES,
  ...METRICS_VARIABLES,
  GOOGLE_MAPS_API_KEY: v.optional(v.pipe(v.string(), v.regex(GOOGLE_ID, 'letters, digits, - and _ only'))),
  GOOGLE_MAPS_MAP_ID: v.optional(v.pipe(v.string(), v.regex(GOOGLE_ID, 'letters, digits, - and _ only'))),
  MAP_STYLE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isStyleAddress(text) || /\.pmtiles$/i.test(text),
        'the http(s) address of a MapLibre style, or the path of a .pmtiles file',
      ),
    ),
  ),
  ...VOICE_VARIABLES,
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.check(isSmtp, 'a mail server like smtps://user:password@mail.example.com, or unset')),
  ),
  MAIL_FROM: v.optional(mailboxes(1, 'one email address, like Homes <homes@example.com>')),
  INQUIRIES_TO: v.optional(mailboxes(5, 'up to five email addresses, separated by commas')),
  FIGURES: v.optional(v.string()),
  TIMETABLE: v.optional(v.string()),
  FEEDS: v.optional(v.string()),
  ...FEED_EVERY_VARIABLE,
  FEED_MAX_REMOVAL_PERCENT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, PERCENT), v.transform(Number), v.maxValue(100, PERCENT)),
    '20',
  ),
  ...PICTURE_VARIABLES,
})

/** What the site and its commands read, for naming a slip in another name. */
export const KNOWN_VARIABLES: readonly string[] = [
  ...Object.keys(EnvironmentSchema.entries),
  'FEED_TOKEN',
  'FEED_CLIENT_ID',
  'FEED_CLIENT_SECRET',
  'FEED_TOKEN_URL',
  'FEED_SCOPE',
]

/** Comma-separated mail addresses, from one to `max`. */
function mailboxes(max: number, message: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map(readMailbox)),
    v.check((read) => read.length <= max && !read.includes(null), message),
    v.transform((read) => read.filter((mailbox) => mailbox !== null)),
  )
}

function isSmtp(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function isStyleAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** What names servers of PostgreSQL; several hosts are no URL. They are read where the database is opened. */
function isPostgres(text: string): boolean {
  return /^postgres(ql)?:\/\/[^/?\s]/.test(text)
}

/**
 * Reads the environment; an empty variable counts as missing. 'invalid' names every wrong variable, its value (unless it may
 * be secret) and what it must be.
 */
export function readConfig(environment: Environment): Result<Config> {
  const given = Object.fromEntries(
    Object.keys(EnvironmentSchema.entries)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, text]) => text),
  )
  const read = v.safeParse(EnvironmentSchema, given, { abortPipeEarly: true })
  const problems = [...(read.issues ?? []).map((issue) => explain(issue, given)), ...missingHalf(given)]
  if (!read.success || problems.length > 0) return fail(invalid(problems))
  const {
    PORT,
    HOST,
    PUBLIC_URL,
    DATA_DIR,
    DATABASE_URL,
    DATABASE_READ_URL,
    AGENCY_DIR,
    SAMPLE_DATA,
    OFFLINE,
    SESSION_SECRET,
    TRUST_PROXY,
    METRICS_PORT,
    METRICS_HOST,
    METRICS_TOKEN,
    SMTP_URL,
    MAIL_FROM,
    INQUIRIES_TO,
    FIGURES,
    TIMETABLE,
    FEEDS,
    FEED_EVERY,
    FEED_MAX_REMOVAL_PERCENT,
  } = read.output
  return ok({
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL ?? null,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    databaseReadUrl: DATABASE_READ_URL ?? null,
    sampleData: SAMPLE_DATA ?? null,
    isProduction: environment['NODE_ENV'] === 'production',
    agencyDir: resolve(AGENCY_DIR ?? join(DATA_DIR, 'agency')),
    offline: OFFLINE === 'on',
    sessionSecret: SESSION_SECRET ?? null,
    trustProxy: TRUST_PROXY,
    metrics: { port: METRICS_PORT ?? null, host: METRICS_HOST, token: METRICS_TOKEN ?? null },
    map: mapConfig(read.output),
    voice: voiceConfig(read.output),
    smtpUrl: SMTP_URL ?? null,
    mailFrom: MAIL_FROM?.[0] ?? null,
    inquiriesTo: INQUIRIES_TO ?? null,
    figuresFile: FIGURES === undefined ? null : resolve(FIGURES),
    timetableFile: TIMETABLE === undefined ? null : resolve(TIMETABLE),
    feedsFile: FEEDS === undefined ? null : resolve(FEEDS),
    feedEveryMs: FEED_EVERY ?? null,
    feedRemovalPercent: FEED_MAX_REMOVAL_PERCENT,
    pictures: pictureConfig(read.output),
  })
}

function mapConfig({
  GOOGLE_MAPS_API_KEY: apiKey,
  GOOGLE_MAPS_MAP_ID: mapId,
  MAP_STYLE: style,
}: v.InferOutput<typeof EnvironmentSchema>): MapConfig {
  return {
    google: apiKey !== undefined && mapId !== undefined ? { apiKey, mapId } : null,
    style:
      style === undefined
        ? null
        : isStyleAddress(style)
          ? { kind: 'style', url: new URL(style).href }
          : { kind: 'tiles', file: resolve(style) },
  }
}

function missingHalf(given: Environment): FieldProblem[] {
  const halves = PAIRS.flatMap((pair) => {
    const missing = pair.filter((name) => given[name] === undefined)
    return missing.length === 1 ? [{ missing: missing[0]!, there: pair.find((name) => name !== missing[0])! }] : []
  })
  const problems = halves.map(({ missing, there }) => ({
    field: missing,
    message: `is missing; ${there} needs it, so set both or neither`,
  }))
  const feeds = { field: 'FEEDS', message: 'is missing; FEED_EVERY sets how often its feeds are read' }
  const withoutFeeds = given['FEED_EVERY'] !== undefined && given['FEEDS'] === undefined
  return [
    ...problems,
    ...(withoutFeeds ? [feeds] : []),
    ...GROUPS.flatMap((group) => missingOf(group, given)),
    ...KEYS.flatMap(([key, pair]) => withoutPair(key, pair, given)),
  ]
}

function missingOf(group: readonly string[], given: Environment): FieldProblem[] {
  const missing = group.filter((name) => given[name] === undefined)
  if (missing.length === group.length) return []
  return missing.map((field) => ({
    field,
    message: `is missing; set all of ${group.join(', ')}, or none`,
  }))
}

function withoutPair(key: string, [first, second]: readonly [string, string], given: Environment): FieldProblem[] {
  if (given[key] === undefined || given[first] !== undefined || given[second] !== undefined) return []
  return [{ field: first, message: `is missing; ${key} needs it and ${second}` }]
}

/** Never shown: passwords and keys. A wrong value may be another secret in the wrong variable. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SESSION_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'GOOGLE_MAPS_API_KEY',
  'VAPI_PUBLIC_KEY',
  'VAPI_PRIVATE_KEY',
  'VAPI_WEBHOOK_SECRET',
  'AGENT_LLM_URL',
  'AGENT_LLM_KEY',
  'SPEECH_URL',
  'SPEECH_KEY',
  'MEDIA_BUCKET_KEY_ID',
  'MEDIA_BUCKET_SECRET',
])

function explain(issue: v.BaseIssue<unknown>, given: Environment): FieldProblem {
  const field = v.getDotPath(issue) ?? ''
  const held = SECRET.has(field) ? 'not valid' : JSON.stringify(given[field])
  return { field, message: `is ${held}; it must be ${issue.message}` }
}
