import { mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureStore } from '#ports/server/picture-store.ts'

/** Bytes that stay free on the disk: the database and its backups need them. */
const MIN_FREE = 1024 ** 3

/** Keeps pictures in a folder, in subfolders by the first two characters of their names. Made when the first one is stored. */
export function folderPictureStore(folder: string): PictureStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < MIN_FREE) throw new Error(`Less than 1 GB is free in ${folder}; copying pictures is paused`)
      await writeWhole(path, bytes)
    },
    read: async (name) => {
      const body = await readFile(pathOf(name)).catch(nullIfMissing)
      return body && { body, size: body.byteLength }
    },
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
  }
}

/** A file is never seen half written. Another writer of the same name writes the same bytes. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${process.pid}.part`
  const handle = await open(part, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
  } finally {
    await handle.close()
  }
  await rename(part, path)
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
