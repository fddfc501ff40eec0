// Where builds lie: each in a folder of its own, so that a running server keeps the one it started with.
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { BUILDS, CURRENT, IN_USE, markInUse } from '#process/build-folder.ts'

/** The current build and those before it that are kept, at least: visitors may still have their pages. */
const KEPT = 3

/** Makes the folder of a new build, named by the time. It is removed if this process fails. */
export function newBuild(dist: string, now: Date): string {
  const name = `${now.toISOString().replace(/[-:]|\.\d+Z$/g, '')}-${process.pid}`
  const folder = join(dist, BUILDS, name)
  mkdirSync(folder, { recursive: true })
  markInUse(folder)
  process.once('exit', (code) => {
    if (code !== 0) rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Makes a finished build the one that the next start serves, in one step, and removes builds that nobody needs any more. */
export function switchTo(dist: string, name: string): void {
  const next = join(dist, `${CURRENT}.${process.pid}`)
  writeFileSync(next, `${name}\n`)
  renameSync(next, join(dist, CURRENT))
  removeUnused(dist)
}

function removeUnused(dist: string): void {
  const current = readFileSync(join(dist, CURRENT), 'utf8').trim()
  const names = readdirSync(join(dist, BUILDS)).toSorted()
  const kept = new Set([current, ...names.slice(-KEPT)])
  for (const name of names) {
    const folder = join(dist, BUILDS, name)
    if (!kept.has(name) && !isInUse(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

const isInUse = (folder: string): boolean =>
  readdirSync(folder).some((mark) => mark.startsWith(IN_USE) && isRunning(Number(mark.slice(IN_USE.length))))

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Puts a copy of a finished folder in the place of another: whoever looks sees all of the old one, or all of the new one. */
export function publish(folder: string, place: string): void {
  const [next, last] = [`${place}.next-${process.pid}`, `${place}.last-${process.pid}`]
  copyTree(folder, next)
  const replaces = existsSync(place)
  if (replaces) renameSync(place, last)
  renameSync(next, place)
  if (replaces) rmSync(last, { recursive: true, force: true })
}

/** Files are linked where the file system can: the copy then takes no room. */
function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyTree(source, target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    cpSync(source, target)
  }
}
