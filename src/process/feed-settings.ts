import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { leadOrder } from '#domain/listing/same-home.ts'
import type { FieldProblem } from '#domain/result.ts'
import type { FeedSettings } from '#ports/server/feed-settings.ts'
import { feedSchemas, FEED_NAME } from './feed-schemas.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** `feed`: its name, or 'feed 2' for one without; null where the whole file is wrong. */
export interface FeedProblem extends FieldProblem {
  feed: string | null
}

/** The feeds that are in order, and what is wrong with the others. */
export interface ReadFeeds {
  feeds: FeedSettings[]
  problems: FeedProblem[]
  /** The feeds' names in the order in which they lead where several have one home. */
  leadOrder: string[]
}

/**
 * Reads the setting file of FEEDS.
 *
 * @param file Its absolute path; paths in it are relative to its folder.
 * @param environment Holds the secrets that the file names.
 * @returns Every wrong setting with its feed, its field and what to do. A wrong feed does not stop the others.
 */
export function readFeedSettings(text: string, file: string, environment: Environment): ReadFeeds {
  const content = readContent(text)
  const ofFile = (message: string) => ({ feed: null, field: `FEEDS (${file})`, message })
  if (typeof content === 'string') return { feeds: [], problems: [ofFile(content)], leadOrder: [] }
  const { list, lead } = content
  const schemas = feedSchemas({ environment, pathOf: (path) => resolve(dirname(file), path) })
  const read: ReadFeeds = { feeds: [], problems: [], leadOrder: [] }
  const names = new Set<string>()
  for (const [index, value] of list.entries()) {
    const name = nameOf(value)
    const feed = name ?? `feed ${index + 1}`
    const problem = (field: string, message: string) =>
      read.problems.push({ feed, field: `${name === null ? feed : `feed "${name}"`}, ${field}`, message })
    if (name !== null && names.has(name)) problem('name', 'is used twice; give each feed its own')
    else readFeed(value, schemas, read.feeds, problem)
    if (name !== null) names.add(name)
  }
  const unknown = lead.find((name) => !names.has(name))
  if (unknown !== undefined) read.problems.push(ofFile(`has "lead" with "${unknown}", which isn’t one of its feeds`))
  const known = [...names].map((name) => ({ name, isOwn: kindOf(list, name) === 'csv-file' }))
  return { ...read, leadOrder: leadOrder(known, lead) }
}

const kindOf = (list: readonly unknown[], name: string): unknown =>
  (list.find((value) => nameOf(value) === name) as { kind?: unknown } | undefined)?.kind

const SETTINGS = new Set(['feeds', 'lead'])

/** What the file holds, or what is wrong with it. */
function readContent(text: string): { list: unknown[]; lead: string[] } | string {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return `is not JSON: ${(error as Error).message}`
  }
  const keys = json !== null && typeof json === 'object' && !Array.isArray(json) ? Object.keys(json) : []
  const unknown = keys.find((key) => !SETTINGS.has(key))
  if (unknown !== undefined)
    return `has "${unknown}", which isn’t a setting; it must contain { "feeds": [...] } and can contain "lead", nothing else`
  const { feeds: list, lead = [] } = (json ?? {}) as { feeds?: unknown; lead?: unknown }
  if (!Array.isArray(list)) return 'must contain { "feeds": [...] }, a list of feeds'
  const isList = Array.isArray(lead) && lead.every((name) => typeof name === 'string')
  return isList ? { list, lead } : 'has "lead", which must be a list of names of its feeds'
}

function nameOf(value: unknown): string | null {
  const name = (value as { name?: unknown } | null)?.name
  return typeof name === 'string' && FEED_NAME.test(name) ? name : null
}

function readFeed(
  value: unknown,
  schemas: ReturnType<typeof feedSchemas>,
  feeds: FeedSettings[],
  problem: (field: string, message: string) => void,
): void {
  const kind = (value as { kind?: unknown } | null)?.kind
  const schema = typeof kind === 'string' && Object.hasOwn(schemas, kind) ? schemas[kind as FeedSettings['kind']] : null
  if (schema === null) {
    const held = kind === undefined ? 'is missing' : `is ${JSON.stringify(kind)}`
    return problem('kind', `${held}; it must be one of ${Object.keys(schemas).join(', ')}`)
  }
  const read = v.safeParse(schema, value, { abortPipeEarly: true })
  if (read.success) feeds.push(read.output)
  for (const issue of read.issues ?? []) problem(v.getDotPath(issue) ?? 'feed', explain(issue))
}

/** What is wrong in words. Values are not repeated: a secret may stand in the wrong place. */
function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message
  if (issue.expected === 'never') return 'isn’t a setting for this kind of feed; remove it or correct its name'
  return issue.received === 'undefined' ? 'is missing' : 'must be an object'
}
