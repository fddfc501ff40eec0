import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { FeedError } from '#ports/server/listing-feed.ts'

/** The command line of an import. */
export interface ImportArguments {
  /** File path or http(s) address. */
  input: string
  isUrl: boolean
  /** Read everything, not only changes. */
  full: boolean
  /** Remove any number of listings. */
  acceptRemovals: boolean
  /** Name that keeps the listings apart from those of other feeds. */
  source: string
}

/** The source of the sample homes. */
const SAMPLES = 'sample'
const SOURCE_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,79}$/u

/**
 * Reads the command line; null without a feed, or for --help.
 *
 * @throws FeedError for unknown options, more than one feed or an unusable source name.
 */
export function readImportArguments(args: readonly string[]): ImportArguments | null {
  const { values, positionals } = parse(args)
  const [input, ...others] = positionals
  if (input === undefined || values.help) return null
  if (others.length > 0) throw new FeedError(`One feed at a time, please: what is '${others[0]}'?`)
  const isUrl = /^https?:\/\//i.test(input)
  const source = values.source ?? defaultSource(input, isUrl)
  if (!SOURCE_NAME.test(source)) {
    throw new FeedError(
      `'${source}' cannot name a source; give one with --source, of letters, digits, '.', '-' and '_'`,
    )
  }
  if (source === SAMPLES)
    throw new FeedError(`'${SAMPLES}' is the name of the sample homes; give another with --source`)
  return { input, isUrl, full: values.full, acceptRemovals: values['accept-removals'], source }
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
  if (key !== null && positionals.length > 0) throw new FeedError('--why KEY asks about the last import: name no feed')
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
        why: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new FeedError((error as Error).message)
  }
}

/** A file's name without its extension, or an address's host. */
const defaultSource = (input: string, isUrl: boolean): string =>
  isUrl ? (URL.parse(input)?.hostname ?? '') : basename(input, extname(input))
