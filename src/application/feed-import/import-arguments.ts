import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { FeedError } from '#ports/server/listing-feed.ts'

/** The command line of an import. */
export interface ImportArguments {
  from: ImportOrigin
  /** Read everything, not only changes. */
  full: boolean
  /** Remove any number of listings. */
  acceptRemovals: boolean
  /** Show the first records and import nothing. */
  preview: boolean
  /** Read what is due by FEED_EVERY, and nothing else; the server asks so. */
  scheduled: boolean
}

/** What is imported. */
export type ImportOrigin =
  /** A file path or an http(s) address; `source` keeps the listings apart from those of other feeds. */
  | { kind: 'url'; input: string; source: string }
  | ({ kind: 'file'; input: string; source: string } & MapArguments)
  /** Feeds of the setting file: the named ones, or all (null). */
  | { kind: 'feeds'; names: readonly string[] | null }

/** Paths of a CSV file's column map: of the one to read, and of the one to write. */
interface MapArguments {
  map: string | null
  writeMap: string | null
}

/** The source of the sample homes. */
const SAMPLES = 'sample'
const SOURCE_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,79}$/u

/**
 * Reads the command line; null for --help.
 *
 * @throws FeedError for unknown options, more than one file or address, or an unusable source name.
 */
export function readImportArguments(args: readonly string[]): ImportArguments | null {
  const { values, positionals } = parse(args)
  if (values.help) return null
  const from = readOrigin(values, positionals)
  return {
    from,
    full: values.full,
    acceptRemovals: values['accept-removals'],
    preview: values.preview,
    scheduled: values.scheduled,
  }
}

function readOrigin(values: ReturnType<typeof parse>['values'], inputs: readonly string[]): ImportOrigin {
  const { feed, source, map = null, 'write-map': writeMap = null } = values
  const [input, ...others] = inputs
  if (others.length > 0) throw new FeedError(`Give one file or URL at a time. Unexpected: "${others[0]}"`)
  const isFile = input !== undefined && !isAddress(input)
  if (!isFile && (map ?? writeMap) !== null) throw new FeedError('--map and --write-map need a CSV file')
  if (input === undefined) {
    if (source !== undefined) throw new FeedError('--source needs a file or URL; a named feed uses its own name')
    return { kind: 'feeds', names: feed ?? null }
  }
  if (feed !== undefined)
    throw new FeedError(`--feed names a feed in the settings file, so it can’t be combined with "${input}"`)
  const named = { input, source: usableSource(source ?? defaultSource(input, isFile)) }
  return isFile ? { kind: 'file', ...named, map, writeMap } : { kind: 'url', ...named }
}

const isAddress = (input: string): boolean => /^https?:\/\//i.test(input)

function usableSource(source: string): string {
  if (!SOURCE_NAME.test(source)) {
    throw new FeedError(
      `"${source}" isn’t a valid source name. Give one with --source, using letters, digits, ".", "-", and "_"`,
    )
  }
  if (source === SAMPLES)
    throw new FeedError(`"${SAMPLES}" is the name of the sample homes. Give another with --source`)
  return source
}

/**
 * The key of `--why KEY`, or null where that isn't asked.
 *
 * @throws FeedError for unknown options, or a feed beside it.
 */
export function readWhyKey(args: readonly string[]): string | null {
  const { values, positionals } = parse(args)
  const key = values.why?.trim() ?? null
  if (key === '') throw new FeedError('--why needs the ListingKey of a record')
  if (key !== null && (positionals.length > 0 || values.feed))
    throw new FeedError('--why KEY is about the last import and takes no feed')
  return key
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        full: { type: 'boolean', default: false },
        'accept-removals': { type: 'boolean', default: false },
        source: { type: 'string' },
        feed: { type: 'string', multiple: true },
        map: { type: 'string' },
        'write-map': { type: 'string' },
        scheduled: { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
        why: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new FeedError((error as Error).message)
  }
}

/** A file's name without its extension, or an address's host. */
const defaultSource = (input: string, isFile: boolean): string =>
  isFile ? basename(input, extname(input)) : (URL.parse(input)?.hostname ?? '')
