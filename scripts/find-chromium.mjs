// Finds a Chromium for the tests, or gets one: from Debian's packages where we may, else from the package registry.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { PINNED_NODE, ROOT } from './prepared.mjs'

const PACKAGED = '@sparticuz/chromium@153.0.0'

const KNOWN_PLACES = [
  // Without a window around the page, which is more work than the page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The path of a Chromium; throws with what to do where there is none and none can be had. */
export function findChromium() {
  const given = process.env.CHROMIUM
  if (given && existsSync(given)) return given
  return knownChromium() ?? fromDebian() ?? fromRegistry()
}

const knownChromium = () => KNOWN_PLACES.find((place) => existsSync(place)) ?? null

function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log("Installing Chromium from Debian's packages (once) …")
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
  return knownChromium()
}

/** A headless Chromium for Linux on x64 that comes inside a package of the registry; it needs libnss3 and libexpat1. */
function fromRegistry() {
  const home = path.join(ROOT, 'node_modules', '.cache', 'chromium')
  const program = path.join(home, 'chromium')
  if (process.platform === 'linux' && process.arch === 'x64' && !existsSync(program)) unpackInto(home)
  if (spawnSync(program, ['--version']).status === 0) return program
  throw new Error('No Chromium was found that runs here. Install one, or name it in CHROMIUM.')
}

/** The package unpacks itself into the folder for temporary files, and wants a newer Node than the machine may have. */
function unpackInto(home) {
  console.log('Getting a Chromium from the package registry (once) …')
  mkdirSync(home, { recursive: true })
  const run = (command, args) =>
    spawnSync(command, args, {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TMPDIR: home },
    })
  run('npm', ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKAGED])
  run(PINNED_NODE, ['--eval', "import('@sparticuz/chromium').then((packaged) => packaged.default.executablePath())"])
}
