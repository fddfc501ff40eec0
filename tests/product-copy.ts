import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')

/** A copy of the product's sources to start the server from. */
export interface ProductCopy {
  folder: string
  remove(): void
}

/** Copies what the server's process is started from to a temporary folder, without a build; the packages are linked. */
export function copyProduct(): ProductCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'keystead-copy-'))
  const noTests = (source: string) => !/\.test\.tsx?$/.test(source)
  for (const name of ['src', 'scripts', 'package.json'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: noTests })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
