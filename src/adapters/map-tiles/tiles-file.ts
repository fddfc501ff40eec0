import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import { isFresh } from '#http/etag.ts'
import { readRange } from './byte-range.ts'
import { archiveProblem } from './tiles-archive.ts'

/** Where the browser finds the tiles, below the site's base address. */
export const TILES_PATH = 'map-tiles.pmtiles'

/** The one file of vector tiles the operator has named. */
export interface TilesFile {
  /** The file or the part that was asked for (RFC 9110, section 14). Method GET or HEAD. */
  answer(request: Request): Promise<Response>
}

/** Opens an archive of vector tiles; the problem says in words why it can't be used. */
export async function openTilesFile(path: string): Promise<Result<TilesFile>> {
  const problem = await archiveProblem(path)
  return problem === null ? ok({ answer: (request) => answer(path, request) }) : fail(unavailable(`${path} ${problem}`))
}

async function answer(path: string, request: Request): Promise<Response> {
  const { size, mtimeMs, ino } = await stat(path)
  // Strong, so that parts may be joined: a file that is replaced has another time or another place on the disk.
  const etag = `"${[size, Math.round(mtimeMs), ino].map((part) => part.toString(36)).join('-')}"`
  const headers = new Headers({
    'content-type': 'application/vnd.pmtiles',
    'cache-control': 'public, max-age=3600',
    'accept-ranges': 'bytes',
    etag,
  })
  if (isFresh(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const asked = request.method === 'GET' && (ifRange === null || ifRange === etag) ? request.headers.get('range') : null
  const range = readRange(asked, size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  headers.set('content-length', String(last - first + 1))
  if (range) headers.set('content-range', `bytes ${first}-${last}/${size}`)
  const body = request.method === 'HEAD' ? null : streamOf(path, first, last)
  return new Response(body, { status: range ? 206 : 200, headers })
}

const streamOf = (path: string, start: number, end: number): ReadableStream<Uint8Array> =>
  Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>
