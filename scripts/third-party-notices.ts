import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** A package whose code is passed on, with the licence it brings. */
export interface NoticedPackage {
  name: string
  version: string
  /** As package.json names it (SPDX). */
  license: string
  /** The texts of its licence and notice files; empty where it has none. */
  text: string
}

/** Where the plugin leaves what it has seen, in the build's folder. */
const BUNDLED = 'bundled-packages.json'
/** Beside the pages, so that /licenses can lead to it. */
const NOTICES = 'third-party-notices.txt'
const TEXT_FILE = /^(?:licen[sc]es?|copying|notice)(?:[.-].*)?$/i

/** Notes the folders of the packages whose modules are in the bundles of the pages and of their renderer. */
export const noticedPackages = (folder: string): Plugin => ({
  name: 'noticed-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const known = readBundled(folder)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, BUNDLED), JSON.stringify([...new Set([...known, ...foldersOf(ids)])].toSorted()))
  },
})

const readBundled = (folder: string): string[] => {
  const file = join(folder, BUNDLED)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}

/** The folders of the packages that modules come from, each once. */
export function foldersOf(moduleIds: readonly string[]): string[] {
  const folders = moduleIds.flatMap((id) => {
    const path = id.replace(/^\0+/, '').replace(/[?#].*$/, '')
    const found = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)
    return found && existsSync(join(found[0], 'package.json')) ? [found[0]] : []
  })
  return [...new Set(folders)].toSorted()
}

interface Lockfile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>
}

/** The folders of the packages that a server needs, as `npm prune --omit=dev` leaves them: those of the lockfile that are installed. */
export const serverFolders = (lockfile: Lockfile, root: string): string[] =>
  Object.entries(lockfile.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path]) => join(root, ...path.split('/')))
    .filter((folder) => existsSync(join(folder, 'package.json')))

/** A package with the licence it brings. */
export function readPackage(folder: string): NoticedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string | { type: string }
  }
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file) && !/\.(?:[cm]?[jt]s|json)$/.test(file))
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? 'see its text',
    text: texts.join('\n\n'),
  }
}

/** All notices: a list of the packages, and below it each text once, with the packages that it belongs to. */
export function noticesText(packages: readonly NoticedPackage[]): string {
  const byName = [...new Map(packages.map((one) => [titleOf(one), one])).values()].toSorted((a, b) =>
    titleOf(a) < titleOf(b) ? -1 : 1,
  )
  const groups = new Map<string, NoticedPackage[]>()
  for (const one of byName) {
    const key = `${one.license}\n${one.text}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const ordered = [...groups.values()].toSorted(([a], [b]) => (orderOf(a!) < orderOf(b!) ? -1 : 1))
  return [
    'Third-party notices',
    '===================',
    '',
    `This site contains code from ${byName.length} packages, under the licenses below.`,
    '',
    ...byName.map((one) => `${titleOf(one)}: ${one.license}`),
    ...ordered.flatMap((group) => ['', RULE, group.map(titleOf).join('\n'), '', textOf(group[0]!)]),
    '',
  ].join('\n')
}

const RULE = '-'.repeat(80)
const titleOf = ({ name, version }: NoticedPackage): string => `${name} ${version}`
const orderOf = (one: NoticedPackage): string => `${one.license}\n${titleOf(one)}`
const textOf = ({ license, text }: NoticedPackage): string =>
  text === '' ? `License: ${license} (the package doesn’t include its text; see https://spdx.org/licenses/)` : text

/**
 * Writes the notices of a build beside its pages: of the packages in its bundles, and for a server of those it is installed with.
 *
 * @param folder The build's folder, whose bundles the plugin has seen.
 */
export function writeNotices(folder: string, client: string, edition: 'live' | 'sample'): void {
  const root = dirname(import.meta.dirname)
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  const server = edition === 'live' ? serverFolders(lockfile, root) : []
  const bundled = readBundled(folder).map((path) => path.split('/').join(sep))
  const packages = [...new Set([...bundled, ...server])].map(readPackage)
  writeFileSync(join(client, NOTICES), noticesText(packages))
}
