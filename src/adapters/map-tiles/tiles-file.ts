import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { MapTiles } from '#ports/server/map-tiles.ts'
import { archiveProblem } from './tiles-archive.ts'

/** Opens a PMTiles archive; 'unavailable', with the reason, if browsers can't draw the map from it. */
export async function openTilesFile(path: string): Promise<Result<MapTiles>> {
  const problem = await archiveProblem(path)
  if (problem !== null) return fail(unavailable(`${path} ${problem}`))
  return ok({
    stat: async () => {
      const { size, mtimeMs, ino } = await stat(path)
      // A file that is replaced has another time or another inode.
      return { size, version: [size, Math.round(mtimeMs), ino].map((part) => part.toString(36)).join('-') }
    },
    read: (first, last) =>
      Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream<Uint8Array>,
  })
}
