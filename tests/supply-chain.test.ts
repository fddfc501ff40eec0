import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface LockedPackage {
  version: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  inBundle?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> }
const LOCKED = Object.entries(packages).filter(([path]) => path !== '')

/** Licenses of what visitors are served and the server runs. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Zlib',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
]
/** Besides, of tools that build and test and are not given on: fonts that are cut, data, and libraries used unchanged. */
const OF_TOOLS = [...PERMISSIVE, 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later', 'Python-2.0', 'CC-BY-4.0']

/** Tools of the build that come with TanStack Start, a dependency, and are not given on either. */
const BUILD_TOOL = /^node_modules\/(argparse|caniuse-lite|lightningcss(-[\w-]+)?)$/

/** sharp's native libraries on the server: libvips is under the LGPL, loaded dynamically and used unchanged. */
const DYNAMIC_LIBRARY = /^node_modules\/@img\/sharp-[\w-]+$/

/** Runs on the server unchanged: its files stay under the MPL, whose terms end with them (section 1.7, 3.3). */
const UNCHANGED_FILES = /^node_modules\/web-push$/

/** Whether an SPDX expression, as packages use them (one level of OR and AND), can be met by allowed licenses. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((license) => allowed.includes(license)))
}

describe('licenses', () => {
  test('of everything locked are known and allowed', () => {
    const unknown = LOCKED.filter(
      ([path, { license, dev }]) =>
        license === undefined ||
        !isAllowed(
          license,
          dev || [BUILD_TOOL, DYNAMIC_LIBRARY, UNCHANGED_FILES].some((some) => some.test(path)) ? OF_TOOLS : PERMISSIVE,
        ),
    ).map(([path, { license }]) => `${path}: ${license}`)
    expect(unknown).toEqual([])
  })

  test('in the installed packages are those of the lockfile', () => {
    const other = LOCKED.flatMap(([path, { license }]) => {
      if (!existsSync(new URL(`../${path}/package.json`, import.meta.url))) return []
      const installed = (read(`${path}/package.json`) as { license?: string }).license
      return installed === undefined || installed === license ? [] : [`${path}: ${installed}, not ${license}`]
    })
    expect(other).toEqual([])
  })

  test('that are unknown are refused', () => {
    for (const license of ['AGPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-2.0-only', '']) {
      expect([license, isAllowed(license, OF_TOOLS)]).toEqual([license, false])
    }
    expect(isAllowed('(MPL-2.0 OR MIT)', PERMISSIVE)).toBe(true)
    expect(isAllowed('MPL-2.0', PERMISSIVE)).toBe(false)
  })
})

/**
 * Binaries of development tools for other platforms, which the registry did not have when these versions were locked. On
 * those platforms `npm install` fetches them without a check; a release that the registry has whole ends the exception.
 */
const UNCHECKED = /^node_modules\/@(oxc-parser|oxfmt|oxlint|oxlint-tsgolint|tailwindcss)\/[\w-]+$/

/** Whether npm installs a package on the servers this product is made for: Linux with glibc, x64 or arm64. */
function isForServers({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: LockedPackage): boolean {
  return os.includes('linux') && libc.includes('glibc') && ['x64', 'arm64'].some((each) => cpu.includes(each))
}

describe('the lockfile', () => {
  const unchecked = LOCKED.filter(([, { integrity, inBundle }]) => integrity === undefined && !inBundle)

  test('has a SHA-512 checksum for every package', () => {
    const weak = LOCKED.filter(([, { integrity }]) => integrity !== undefined && !integrity.startsWith('sha512-'))
    expect(weak).toEqual([])
    const lacking = unchecked.filter(([path, each]) => !UNCHECKED.test(path) || !each.optional || !each.dev)
    expect(lacking).toEqual([])
  })

  test('checks everything that is installed on Linux, x64 or arm64', () => {
    expect(unchecked.filter(([, each]) => isForServers(each)).map(([path]) => path)).toEqual([])
  })

  test('names no registry, so that any one serves it', () => {
    expect(LOCKED.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  test('belongs to package.json, whose versions are exact', () => {
    const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
    }
  })
})
