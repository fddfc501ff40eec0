import { pictureFileNames } from '#domain/listing/picture.ts'
import type { PictureFiles } from '#ports/server/picture-queue.ts'
import type { PictureStore } from '#ports/server/picture-store.ts'

/** How long a copy stays after the last home that showed it has left the site, ms: pages that are open still show it. */
export const GRACE = 24 * 60 * 60 * 1000
/** Copies removed at once. */
const LOT = 50

/** Removes copies that no home has shown for a day; resolves to how many. Throws what the database or the store throws. */
export async function removeUnused(files: PictureFiles, store: PictureStore, now: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const unused = await files.takeUnused(new Date(now.getTime() - GRACE), now, LOT)
    if (unused.length === 0) return removed
    await store.remove(unused.flatMap(({ file, width }) => (width === null ? [] : pictureFileNames(file, width))))
    await files.forget(unused.map(({ file }) => file))
    removed += unused.length
  }
}
