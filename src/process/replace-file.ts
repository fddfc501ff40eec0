import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Puts a file in place of the old one at once, readable by its owner alone; a failure leaves the old one as it is. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const written = `${file}.new`
  try {
    await writeFile(written, text, { flush: true, mode: 0o600 })
    await rename(written, file)
  } catch (error) {
    await rm(written, { force: true })
    throw error
  }
}
