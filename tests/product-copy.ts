import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const COMPILED = path.join(ROOT, 'node_modules/.cache/compiled-copies')

/** A copy of the product's sources to start the server from. */
export interface ProductCopy {
  folder: string
  /** Environment of its processes: by it they share with those of other copies what Node has compiled, half the work of a start. */
  compiled: Record<string, string>
  remove(): void
}

/** Copies what the server's process is started from to a temporary folder, without a build; the packages are linked. */
export function copyProduct(): ProductCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'keystead-copy-'))
  const noTests = (source: string) => !/\.test\.tsx?$/.test(source)
  for (const name of ['src', 'scripts', 'package.json'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: noTests })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
  mkdirSync(COMPILED, { recursive: true })
  symlinkSync(COMPILED, path.join(folder, 'compiled'), 'dir')
  // Files are known by their place beside this folder, which is the same in each copy.
  const compiled = { NODE_COMPILE_CACHE: path.join(folder, 'compiled'), NODE_COMPILE_CACHE_PORTABLE: '1' }
  return { folder, compiled, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
