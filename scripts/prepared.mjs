// Runs on whatever Node the machine has (20.19 or newer), before anything is installed: plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The Node the product is pinned to, installed by the `node` package. */
export const PINNED_NODE = path.join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

const INSTALL_STAMP = path.join(ROOT, 'node_modules', '.keystead-install')

/** @type {readonly ('live' | 'sample')[]} */
export const EDITIONS = ['live', 'sample']

/** What a build is made of; a change in any of these makes it stale. */
const BUILD_INPUTS = [
  'src',
  'media',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]
/** What a build of the sample edition is made of besides: a static site has no server to read them later. */
const SAMPLE_VARIABLES = [
  'GOOGLE_MAPS_API_KEY',
  'GOOGLE_MAPS_MAP_ID',
  'MAP_STYLE',
  'VAPI_PUBLIC_KEY',
  'VAPI_ASSISTANT_ID',
  'VAPI_API_URL',
  'OFFLINE',
]
/** Variables that name a file whose content it is made of. */
const SAMPLE_FILES = ['FIGURES', 'TIMETABLE']
/** Inside them, but made by the build itself. */
const DERIVED = new Set(['public/media'])

/** How often a started process looks whether the one that started it is still there, ms. */
const ORPHAN_CHECK_MS = 300

/** Installs the packages unless those of this lockfile are there already. */
export function ensureInstalled() {
  const lock = digest([path.join(ROOT, 'package-lock.json')])
  if (existsSync(PINNED_NODE) && readIfThere(INSTALL_STAMP) === lock) return
  console.log('Installing packages (once, from the lockfile) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(PINNED_NODE))
    throw new Error('The pinned Node was not installed: allow the install script of the "node" package.')
  writeFileSync(INSTALL_STAMP, lock)
}

/**
 * Builds an edition unless its build is of these very sources. Its server derives the pictures that the first pages don't need.
 * @param {'live' | 'sample'} edition
 */
export function ensureBuilt(edition) {
  const build = neededBuild(edition)
  if (build) runPinned(build)
}

/** Builds both editions at the same time, each unless its build is of these very sources; a build is the work of one core. */
export async function ensureBothBuilt() {
  const needed = EDITIONS.map(neededBuild).filter((build) => build !== null)
  const codes = await Promise.all(needed.map((build) => outcomePinned(build)))
  const failed = codes.find((code) => code !== 0)
  if (failed) process.exit(failed)
}

/** The script that builds an edition and its arguments; null where the build is of these very sources. */
function neededBuild(edition) {
  const variables = edition === 'sample' ? SAMPLE_VARIABLES : []
  const contentOf = (name) => (edition === 'sample' && process.env[name] ? readIfThere(process.env[name]) : null)
  const agency = edition === 'sample' && process.env.AGENCY_DIR ? filesBelow(path.resolve(process.env.AGENCY_DIR)) : []
  const sources = digest(
    [...BUILD_INPUTS.flatMap((input) => filesBelow(path.join(ROOT, input))), ...agency],
    [...variables.map((name) => process.env[name] ?? ''), ...SAMPLE_FILES.map((name) => contentOf(name) ?? '')],
  )
  if (readIfThere(path.join(buildOf(edition), '.built-from')) === sources) return null
  console.log(`Building the ${edition} edition …`)
  return ['scripts/build.ts', edition, '--first-pictures', `--built-from=${sources}`]
}

/**
 * Completes the pictures of a built edition, so that no server has to.
 * @param {'live' | 'sample'} edition
 */
export function ensurePictures(edition) {
  runPinned(['scripts/derive-media.ts', path.join(buildOf(edition), 'client', 'media')])
}

/** The folder of an edition's current build (src/process/build-folder.ts); one that isn't there before the first. */
function buildOf(edition) {
  const dist = path.join(ROOT, edition === 'sample' ? 'dist-sample' : 'dist')
  return path.join(dist, 'builds', readIfThere(path.join(dist, 'current'))?.trim() ?? 'none')
}

/** Runs a script on the pinned Node and waits; ends this process with its exit code where that isn't 0. */
export function runPinned(args, env = {}) {
  run(PINNED_NODE, args, env)
}

/** Replaces this process, as nearly as Node can, by the pinned Node running a script: signals go on, the exit code comes back. */
export async function becomePinned(args, env = {}) {
  process.exit(await outcomePinned(args, env))
}

/** Runs a script on the pinned Node; signals go on to it. Resolves to its exit code. */
export function outcomePinned(args, env = {}) {
  return outcomeOf(spawn(PINNED_NODE, args, { cwd: ROOT, stdio: 'inherit', env: pinnedEnv(env) }))
}

/** The same; whatever the script has started and left behind ends with it, as browsers do when it is interrupted. */
export async function outcomeOfAll(args, env = {}) {
  const detached = process.platform !== 'win32'
  const child = spawn(PINNED_NODE, args, { cwd: ROOT, stdio: 'inherit', env: pinnedEnv(env), detached })
  const code = await outcomeOf(child)
  if (detached) endGroup(child.pid)
  return code
}

function endGroup(group) {
  try {
    process.kill(-group, 'SIGTERM')
  } catch {
    // Nothing of it is left.
  }
}

function outcomeOf(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm passes SIGTERM on to its shell only: the shell ends and we hear nothing, so we watch whether it is still there.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), ORPHAN_CHECK_MS).unref()
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))))
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: pinnedEnv(env),
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** The environment with the pinned Node first on the path, so that tools started by name use it too. */
function pinnedEnv(env) {
  const bin = path.join(ROOT, 'node_modules', '.bin')
  return { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` }
}

function digest(files, words = []) {
  const hash = createHash('sha256').update(words.join('\n').trim())
  for (const file of files) hash.update(path.relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(place) {
  if (!existsSync(place)) return []
  if (!/^[^.]/.test(path.basename(place)) || DERIVED.has(path.relative(ROOT, place))) return []
  let entries
  try {
    entries = readdirSync(place, { withFileTypes: true })
  } catch {
    return [place]
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => filesBelow(path.join(place, entry.name)))
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)
