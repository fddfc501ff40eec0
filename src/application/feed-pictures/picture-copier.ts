import type { FeedPicture } from '#ports/server/listing-import.ts'
import type { EncodedFile, PictureDownload, PictureEncoder } from '#ports/server/picture-download.ts'
import type { PictureCopy, PictureFiles, PictureOutcome } from '#ports/server/picture-queue.ts'
import type { PictureSource } from '#ports/server/picture-rule.ts'
import type { PictureStore } from '#ports/server/picture-store.ts'

export interface PictureCopierParts {
  files: PictureFiles
  store: PictureStore
  download: PictureDownload
  encoder: PictureEncoder
  now: () => Promise<Date>
}

/** What became of a picture, and how long its host asks to be left alone, ms. */
export interface CopyAttempt {
  outcome: PictureOutcome
  asked: number
}

/** Copies one picture: loads it, and stores its files unless another home has the same. Throws what the database or the store throws. */
export async function copyPicture(
  { url }: FeedPicture,
  source: PictureSource,
  { files, store, download, encoder, now }: PictureCopierParts,
): Promise<CopyAttempt> {
  const loaded = await download.load(url, source)
  if (loaded.kind === 'failed') return { ...waiting(loaded.reason), asked: loaded.waitMs ?? 0 }
  if (loaded.kind === 'refused') return refused(loaded.reason)
  const file = encoder.nameOf(loaded.bytes)
  const known = await files.claim(file, await now())
  if (known === 'removing') return waiting('an earlier copy is being removed')
  if (known !== 'new') return copied(known)
  const encoded = await encoder.encode(loaded.bytes)
  if (encoded.kind === 'failed') return waiting(encoded.reason)
  if (encoded.kind === 'refused')
    return { outcome: { state: 'refused', reason: encoded.reason, isFinal: true }, asked: 0 }
  const copy = { file, ...encoded.picture }
  await storeFiles(copy, encoded.files, { files, store })
  return copied(copy)
}

async function storeFiles(
  copy: PictureCopy,
  encoded: readonly EncodedFile[],
  { files, store }: Pick<PictureCopierParts, 'files' | 'store'>,
): Promise<void> {
  const bytes = encoded.reduce((sum, each) => sum + each.bytes.byteLength, 0)
  await files.describe(copy, bytes)
  for (const each of encoded) await store.put(copy.file + each.suffix, each.bytes, each.type)
  await files.stored(copy.file)
}

const copied = (copy: PictureCopy): CopyAttempt => ({ outcome: { state: 'copied', copy }, asked: 0 })
const refused = (reason: string): CopyAttempt => ({ outcome: { state: 'refused', reason }, asked: 0 })
const waiting = (reason: string): CopyAttempt => ({ outcome: { state: 'waiting', reason }, asked: 0 })
