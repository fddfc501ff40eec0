import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { FastResponse } from 'srvx'
import { NO_LATE_FILES, type LateFiles } from '#ports/server/late-files.ts'
import { chooseEncoding } from './encoding.ts'
import { isFresh } from './etag.ts'
import { rangedAnswer } from './ranged-answer.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pbf': 'application/x-protobuf',
  '.pmtiles': 'application/vnd.pmtiles',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Names in these folders contain a hash of the content, so a file never changes. */
const HASHED = /^\/(assets|agency-assets|media|fonts)\//
/** The map's archives, of which browsers read parts. Their names contain a hash too. */
const ARCHIVE = /^\/basemap\/[a-z]+-[0-9a-f]{12}\.pmtiles$/
/** Codings of the compressed copies beside a file, the preferred one first (scripts/precompress.ts). */
const COPIES = ['br', 'gzip'] as const
type CopyEncoding = (typeof COPIES)[number]
const SUFFIXES: Readonly<Record<CopyEncoding, string>> = { br: '.br', gzip: '.gz' }

interface StaticFile {
  path: string
  /** Bytes. */
  size: number
  type: string
  /** Answered in ranges, never compressed. */
  inRanges: boolean
  etag: string
  cacheControl: string
  /** Compressed copies beside the file. */
  encodings: readonly CopyEncoding[]
}

export interface StaticFiles {
  /** The file's answer, or null if there is no such file. Waits for a late file. Method GET or HEAD. */
  answer(request: Request): Promise<Response | null>
  /** Whether there is a file at this path of an address. */
  isFile(pathname: string): boolean
  /** Whether the path is in a folder of hashed files, where no page can be. */
  isFileFolder(pathname: string): boolean
}

/**
 * The files of a built folder. The folder is read once, here, so a request can only name a file found then or a late one,
 * whatever its path contains. Symbolic links are left out.
 */
export function openStaticFiles(folder: string, late: LateFiles = NO_LATE_FILES): StaticFiles {
  const files = indexFolder(folder)
  const lateAnswer = async (pathname: string, request: Request): Promise<Response> => {
    if (!(await late.make(pathname))) return notYet()
    const file = describeFile(join(folder, pathname), pathname, new Set())
    files.set(pathname, file)
    return answerFile(file, request)
  }
  return {
    isFile: (pathname) => files.has(decodePath(pathname)) || late.has(pathname),
    isFileFolder: (pathname) => HASHED.test(pathname) || ARCHIVE.test(pathname),
    answer: async (request) => {
      const pathname = decodePath(new URL(request.url).pathname)
      const file = files.get(pathname)
      if (file) return answerFile(file, request)
      return late.has(pathname) ? lateAnswer(pathname, request) : null
    },
  }
}

/** A late file that couldn't be made now; never stored as missing. */
const notYet = (): Response =>
  new Response('This file isn’t ready yet. Try again in a moment.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  })

function indexFolder(folder: string): Map<string, StaticFile> {
  const paths = new Set(existsSync(folder) ? filesBelow(folder) : [])
  const isCopy = (path: string) => paths.has(path.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(path)
  return new Map(
    [...paths]
      .filter((path) => !isCopy(path))
      .map((path) => {
        const pathname = `/${relative(folder, path).split(sep).join('/')}`
        return [pathname, describeFile(path, pathname, paths)]
      }),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : []
  })
}

function describeFile(path: string, pathname: string, paths: ReadonlySet<string>): StaticFile {
  const { size, mtimeMs } = statSync(path)
  return {
    path,
    size,
    type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    inRanges: ARCHIVE.test(pathname),
    // The same on every server: a browser joins ranges of several answers.
    etag: ARCHIVE.test(pathname)
      ? `"${basename(pathname)}"`
      : `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    cacheControl: lifetime(pathname),
    encodings: COPIES.filter((encoding) => paths.has(path + SUFFIXES[encoding])),
  }
}

function lifetime(pathname: string): string {
  if (HASHED.test(pathname) || ARCHIVE.test(pathname)) return 'public, max-age=31536000, immutable'
  // A page names files by their hashes: a stale one would request files that are gone. A stale worker would stay.
  return pathname.endsWith('.html') || pathname.startsWith('/service-worker') ? 'no-cache' : 'public, max-age=3600'
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

async function answerFile(file: StaticFile, request: Request): Promise<Response> {
  if (file.inRanges) return rangedAnswer({ ...file, read: partOf(file.path) }, request)
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), file.encodings)
  const headers = new Headers({ 'content-type': file.type, 'cache-control': file.cacheControl, etag: file.etag })
  // Mails and search engines embed pictures.
  if (file.type.startsWith('image/')) headers.set('cross-origin-resource-policy', 'cross-origin')
  if (file.encodings.length > 0) headers.set('vary', 'accept-encoding')
  if (isFresh(request.headers.get('if-none-match'), file.etag)) return new Response(null, { status: 304, headers })
  const path = encoding === null ? file.path : file.path + SUFFIXES[encoding]
  if (encoding !== null) headers.set('content-encoding', encoding)
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new FastResponse(await readFile(path), { headers })
}

const partOf = (path: string) => (first: number, last: number) =>
  Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream<Uint8Array>
