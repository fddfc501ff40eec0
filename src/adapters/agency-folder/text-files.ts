import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { AGENTS_PAGE } from '#content/agents-page.ts'
import { LEGAL_NAMES, linkedSections } from '#content/legal/legal-pages.ts'
import type { TextPage } from '#domain/agency/agency-texts.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { COUNTIES, type County } from '#domain/geo/county.ts'
import { readDescription, readPage, type ReadText } from './markdown.ts'
import type { FolderMistake } from './mistake.ts'

const MOST_BYTES = 200 * 1024

/** First parts of the site's own addresses, which no page of the agency's can have. */
export const TAKEN_NAMES: readonly string[] = [
  'account',
  'afford',
  'agency',
  'agency-files',
  'agency-texts',
  AGENTS_PAGE.name,
  'api',
  'assets',
  'basemap',
  'compare',
  'confirm-email',
  'counties',
  'demo',
  'drawings',
  'favorites',
  'fonts',
  'forgot-password',
  'healthz',
  'how-we-compute',
  'licenses',
  'listings',
  'map',
  'media',
  'metrics',
  'offline',
  'pictures',
  'portraits',
  'readyz',
  'reset-password',
  'shared',
  'signin',
  'signup',
  'towns',
  ...LEGAL_NAMES,
]

/** The texts of the folder: legal ones that replace the product's, the agency's own pages, and counties' descriptions. */
export interface FolderTexts {
  legal: Readonly<Record<string, TextPage>>
  own: Readonly<Record<string, TextPage>>
  counties: Partial<Record<County, string>>
  mistakes: readonly FolderMistake[]
}

/** @param today ISO date in New Jersey. */
export async function readTexts(folder: string, today: string): Promise<FolderTexts> {
  const mistakes: FolderMistake[] = []
  const [legal, own, counties] = [
    {} as Record<string, TextPage>,
    {} as Record<string, TextPage>,
    {} as Record<string, string>,
  ]
  const wrong = (file: string, message: string, line: number | null = null) =>
    void mistakes.push({ file, line, place: '', message })
  const take = async <T>(file: string, read: (text: string) => ReadText<T>, into: Record<string, T>, name: string) => {
    const text = await readText(folder, file)
    if (!text.ok) return wrong(file, text.message)
    const found = read(text.value)
    if ('value' in found) into[name] = found.value
    else for (const { line, message } of found.mistakes) wrong(file, message, line)
  }
  const page = (text: string) => readPage(text, today)
  for (const name of await markdownFiles(folder, 'texts')) {
    const file = `texts/${name}.md`
    if ((LEGAL_NAMES as readonly string[]).includes(name)) await take(file, page, legal, name)
    else
      wrong(
        file,
        `isn’t one of the site’s pages of text; this folder takes ${LEGAL_NAMES.join(', ')}, and other pages are in texts/pages`,
      )
  }
  for (const name of await markdownFiles(folder, 'texts/pages')) {
    const file = `texts/pages/${name}.md`
    if (!/^[a-z][a-z0-9-]{1,40}$/.test(name))
      wrong(
        file,
        'has a name that can’t be part of a URL; use lowercase letters, digits, and hyphens, like about-us.md',
      )
    else if (TAKEN_NAMES.includes(name))
      wrong(file, `would be at /${name}, where the site has a page; give it another name`)
    else await take(file, page, own, name)
  }
  for (const name of await markdownFiles(folder, 'texts/counties')) {
    const file = `texts/counties/${name}.md`
    const county = COUNTIES.find((each) => each.toLowerCase() === name)
    if (county === undefined)
      wrong(
        file,
        `isn’t named after a county on the site; name it after one: ${COUNTIES.map((each) => `${each.toLowerCase()}.md`).join(', ')}`,
      )
    else await take(file, readDescription, counties, county)
  }
  return { legal, own, counties, mistakes }
}

/** The sections of the agency's own legal texts that the site links to and that aren't there. */
export const missingSections = ({ legal }: FolderTexts, pages: Agency['pages']): FolderMistake[] =>
  linkedSections(pages).flatMap(({ page, id, heading, from }) => {
    const own = legal[page]
    if (own === undefined || own.sections.some((section) => section.id === id)) return []
    const message = `has no section "${heading}", but ${from} links to it; give that section the heading "## ${heading}"`
    return [{ file: `texts/${page}.md`, line: null, place: '', message }]
  })

async function markdownFiles(folder: string, below: string): Promise<string[]> {
  const names = await readdir(join(folder, below)).catch(() => [])
  return names
    .filter((name) => /\.md$/i.test(name) && !/^(README|\.)/i.test(name))
    .map((name) => name.replace(/\.md$/i, ''))
    .sort()
}

/** A file of the folder as text, or why it can't be taken. */
export async function readText(
  folder: string,
  path: string,
  most = MOST_BYTES,
): Promise<{ ok: true; value: string } | { ok: false; isMissing: boolean; message: string }> {
  const refused = (message: string, isMissing = false) => ({ ok: false as const, isMissing, message })
  try {
    const file = join(folder, path)
    const real = await realpath(file)
    if (!real.startsWith((await realpath(folder)) + sep))
      return refused('links outside the folder; copy the file into it')
    const { size } = await lstat(real)
    if (size > most) return refused(`is ${Math.ceil(size / 1024)} kB; the limit is ${most / 1024} kB`)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(real))
    return { ok: true, value: text }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return refused('is missing', true)
    if (code === 'EACCES') return refused('can’t be read by the user the site runs as; grant permission')
    return refused(error instanceof TypeError ? 'is not in UTF-8; save it in UTF-8' : `cannot be read: ${message}`)
  }
}
