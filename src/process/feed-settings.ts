import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
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
}

/**
 * Reads the setting file of FEEDS.
 *
 * @param file Its absolute path; paths in it are relative to its folder.
 * @param environment Holds the secrets that the file names.
 * @returns Every wrong setting with its feed, its field and what to do. A wrong feed does not stop the others.
 */
export function readFeedSettings(text: string, file: string, environment: Environment): ReadFeeds {
  const list = readList(text)
  if (typeof list === 'string')
    return { feeds: [], problems: [{ feed: null, field: `FEEDS (${file})`, message: list }] }
  const schemas = feedSchemas({ environment, pathOf: (path) => resolve(dirname(file), path) })
  const read: ReadFeeds = { feeds: [], problems: [] }
  const names = new Set<string>()
  for (const [index, value] of list.entries()) {
    const name = nameOf(value)
    const feed = name ?? `feed ${index + 1}`
    const problem = (field: string, message: string) =>
      read.problems.push({ feed, field: `${name === null ? feed : `feed '${name}'`}, ${field}`, message })
    if (name !== null && names.has(name)) problem('name', 'stands there twice; give each feed its own')
    else readFeed(value, schemas, read.feeds, problem)
    if (name !== null) names.add(name)
  }
  return read
}

/** The list of feeds, or what is wrong with the file. */
function readList(text: string): unknown[] | string {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return `is not JSON: ${(error as Error).message}`
  }
  const keys = json !== null && typeof json === 'object' && !Array.isArray(json) ? Object.keys(json) : []
  const unknown = keys.find((key) => key !== 'feeds')
  if (unknown !== undefined) return `has '${unknown}', which is no setting; it must hold { "feeds": [...] } alone`
  const list = (json as { feeds?: unknown } | null)?.feeds
  return Array.isArray(list) ? list : 'must hold { "feeds": [...] }, a list of feeds'
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
  if (issue.expected === 'never') return 'is no setting of this kind of feed; take it out or correct its name'
  return issue.received === 'undefined' ? 'is missing' : 'must be an object'
}
