// Finds a Chromium for the tests, or gets one: from Debian's packages where we may, else from the package registry.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const KNOWN_PLACES = [
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
export async function findChromium() {
  const given = process.env.CHROMIUM
  if (given && existsSync(given)) return given
  return knownChromium() ?? fromDebian() ?? (await fromRegistry())
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

/** A Chromium for Linux that comes inside a package of the registry. */
async function fromRegistry() {
  const advice = 'No Chromium was found. Install one, or name it in CHROMIUM.'
  if (process.platform !== 'linux') throw new Error(advice)
  console.log('Getting a Chromium from the package registry (once) …')
  const home = path.resolve('node_modules/.cache/chromium')
  spawnSync(
    'npm',
    ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium@latest'],
    { stdio: 'ignore' },
  )
  try {
    const { default: packaged } = await import(path.join(home, 'node_modules/@sparticuz/chromium/build/esm/index.js'))
    return await packaged.executablePath()
  } catch (error) {
    throw new Error(advice, { cause: error })
  }
}
