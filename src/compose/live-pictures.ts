import { join } from 'node:path'
import type { Database } from '#adapters/database/database.ts'
import { databasePictureFiles } from '#adapters/database/pictures/picture-files.ts'
import { databasePictureQueue } from '#adapters/database/pictures/picture-queue.ts'
import { bucketPictureStore } from '#adapters/feed-pictures/bucket-store.ts'
import { pictureEncoder } from '#adapters/feed-pictures/encoder-process.ts'
import { folderPictureStore } from '#adapters/feed-pictures/folder-store.ts'
import { pictureDownload } from '#adapters/feed-pictures/picture-download.ts'
import { startPictureWorker } from '#application/feed-pictures/picture-worker.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'
import type { PictureSources } from '#ports/server/picture-rule.ts'
import type { PictureStore } from '#ports/server/picture-store.ts'
import type { Config } from '#process/config.ts'

/** The copies of feeds' pictures and their worker. */
export interface LivePictures {
  store: PictureStore
  /** Resolves when the picture in work is done; to be called before the database is closed. */
  stop: () => Promise<void>
}

export interface LivePicturesDeps {
  config: Pick<Config, 'pictures' | 'dataDir'>
  sourceOf: PictureSources
  clock: Clock
  log: Log
  onError: (error: unknown) => void
}

/** Starts copying the pictures of feeds' homes to the configured bucket, or to the data folder. */
export async function startLivePictures(
  database: Database,
  { config, sourceOf, clock, log, onError }: LivePicturesDeps,
): Promise<LivePictures> {
  const { bucket, anyHost } = config.pictures
  const store = bucket ? bucketPictureStore(bucket) : folderPictureStore(join(config.dataDir, 'media'))
  const queue = databasePictureQueue(database, clock)
  // The embedded database serves one process, so leases left in it are a dead process's.
  if (database.kind === 'sqlite') await queue.release(clock.now()).catch(onError)
  const download = pictureDownload({ allowPrivate: anyHost })
  const encoder = pictureEncoder()
  const worker = startPictureWorker({
    queue,
    files: databasePictureFiles(database),
    store,
    download,
    encoder,
    sourceOf,
    log,
    random: Math.random,
  })
  return {
    store,
    stop: async () => {
      const stopped = worker.stop()
      download.close()
      await encoder.close()
      await stopped
    },
  }
}
