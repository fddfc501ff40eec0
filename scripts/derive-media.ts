/**
 * node scripts/derive-media.ts [--first] [FOLDER]: derives `public/media/` from the masters: every picture of the manifest
 * in every format and width that pages ask for, or only what the first pages need; and copies them to another folder.
 * What exists is skipped (the names carry a hash), what no picture asks for is removed.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PICTURE_FILES } from '#content/picture-files.ts'
import { checkManifest, FILES_BY_NEED, FIRST_FILES, MEDIA_FOLDER, provide } from './derived-media.ts'

const { values, positionals } = parseArgs({ options: { first: { type: 'boolean' } }, allowPositionals: true })
const target = positionals[0] ?? MEDIA_FOLDER
const started = performance.now()
mkdirSync(MEDIA_FOLDER, { recursive: true })
checkManifest()

/** A running server may be deriving: its unfinished files are young, ms. */
const UNFINISHED = 60_000
const names = new Set(PICTURE_FILES.map(({ file }) => file))
const isOld = (path: string) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - UNFINISHED
const isLeft = (name: string) => !name.endsWith('.part') || isOld(join(MEDIA_FOLDER, name))
const stale = readdirSync(MEDIA_FOLDER).filter((name) => !names.has(name) && isLeft(name))
// Another process may have removed them.
for (const name of stale) rmSync(join(MEDIA_FOLDER, name), { force: true })

const queue = [...(values.first ? FIRST_FILES : FILES_BY_NEED)]
let derived = 0
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) if (await provide(next, target)) derived += 1
  }),
)

const there = PICTURE_FILES.map(({ file }) => join(target, file)).filter((path) => existsSync(path))
const megabytes = there.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6
const seconds = (performance.now() - started) / 1000
console.log(
  `media: ${there.length} of ${names.size} files, ${megabytes.toFixed(1)} MB (${derived} derived, ${stale.length} removed) ` +
    `in ${seconds.toFixed(1)} s`,
)
