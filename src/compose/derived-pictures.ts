import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { derivedPictures, type DerivedPictures } from '#adapters/derived-pictures/picture-process.ts'
import type { Log } from '#ports/server/log.ts'

/** A process of its own: it needs the masters and the encoder, which a server with all its pictures doesn't have. */
const PROGRAM = join(fileURLToPath(new URL('../../', import.meta.url)), 'scripts/derive-late-media.ts')

/** The pictures that the build of a site's folder left out. */
export const openDerivedPictures = (folder: string, log: Log): DerivedPictures =>
  derivedPictures({ folder, program: PROGRAM, log })
