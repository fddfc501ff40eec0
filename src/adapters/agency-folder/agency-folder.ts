import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { countyTextsOf, testimonialsOf } from '#content/agency-words.ts'
import { AGENTS_PAGE, agentsPage, shownAgents } from '#content/agents-page.ts'
import type { ShownSamples } from '#content/legal/legal-document.ts'
import { legalPages } from '#content/legal/legal-pages.ts'
import { agencyOf, pagesOf, PRODUCT_LOOK } from '#domain/agency/agency-of.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { pathText, type SettingPath } from '#domain/agency/settings-check.ts'
import type { AgencySettings } from '#domain/agency/settings.ts'
import type { Picture } from '#domain/listing/picture.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '#domain/result.ts'
import type { AgencyFile, AgencyInForce } from '#ports/server/agency-source.ts'
import { styleSheetOf } from './colors.ts'
import { asProblem, type FolderMistake } from './mistake.ts'
import { pictureMaker, readPicture, type FolderPicture, type PictureMaker } from './pictures.ts'
import { SETTINGS_FILE } from './settings-file-name.ts'
import { readSettings } from './settings-file.ts'
import { missingSections, readText, readTexts, type FolderTexts } from './text-files.ts'
import { webManifest } from './web-manifest.ts'

const MOST_SETTINGS = 1024 * 1024

/** A folder whose files are all in order. */
export interface AgencyFolder {
  settings: AgencySettings
  texts: FolderTexts
  /** By their paths in the folder. */
  pictures: ReadonlyMap<string, FolderPicture>
  today: string
  /** Links of the site that lead nowhere in the agency's own texts. The site works, so they don't stop it. */
  warnings: FieldProblem[]
}

/** Reads and checks a folder; 'invalid' names every mistake in it with file, line, entry and remedy. Writes nothing. */
export async function readAgencyFolder(folder: string, now: Date): Promise<Result<AgencyFolder>> {
  const today = newJerseyDay(now)
  const [file, texts] = await Promise.all([readText(folder, SETTINGS_FILE, MOST_SETTINGS), readTexts(folder, today)])
  const read = file.ok ? readSettings(file.value, today) : { mistakes: [settingsMissing(file.message)] }
  const pictures = new Map<string, FolderPicture>()
  const mistakes = [...('mistakes' in read ? read.mistakes : []), ...texts.mistakes]
  const wanted = 'settings' in read ? namedPictures(read.settings) : []
  for (const { path, place } of [...wanted, ...(await ownPictures(folder))]) {
    const picture = await readPicture(folder, path)
    if (typeof picture !== 'string') pictures.set(path, picture)
    else if (place === null) mistakes.push({ file: path, line: null, place: '', message: picture })
    else if ('settings' in read)
      mistakes.push({
        file: SETTINGS_FILE,
        line: read.lineOf(place),
        place: pathText(place),
        message: `is "${path}", which ${picture}`,
      })
  }
  if (mistakes.length > 0 || !('settings' in read)) return fail(invalid(mistakes.map(asProblem)))
  const warnings = missingSections(texts, pagesOf(read.settings)).map(asProblem)
  return ok({ settings: read.settings, texts, pictures, today, warnings })
}

const settingsMissing = (message: string): FolderMistake => ({ file: SETTINGS_FILE, line: null, place: '', message })

interface NamedPicture {
  path: string
  /** The entry that names it; null for one that is taken by its name. */
  place: SettingPath | null
}

function namedPictures({ roster, assistant, testimonials = [], counties = {} }: AgencySettings): NamedPicture[] {
  const named: [string | undefined, SettingPath][] = [
    ...roster.map(({ photo }, at): [string | undefined, SettingPath] => [photo, ['roster', at, 'photo']]),
    [assistant?.portrait, ['assistant', 'portrait']],
    ...testimonials.map(({ picture }, at): [string | undefined, SettingPath] => [
      picture,
      ['testimonials', at, 'picture'],
    ]),
    ...Object.entries(counties).map(([county, own]): [string | undefined, SettingPath] => [
      own?.picture,
      ['counties', county, 'picture'],
    ]),
  ]
  return named.flatMap(([path, place]) => (path === undefined ? [] : [{ path, place }]))
}

/** The mark, of which the icons are made, and the picture of link previews. */
const OWN = ['mark', 'preview'] as const

async function ownPictures(folder: string): Promise<NamedPicture[]> {
  const there = await readdir(join(folder, 'pictures')).catch(() => [])
  return OWN.flatMap((name) => {
    const file = there.find((each) => new RegExp(`^${name}\\.(png|jpe?g|webp|avif|svg)$`, 'i').test(each))
    return file === undefined ? [] : [{ path: `pictures/${file}`, place: null }]
  })
}

/** @param kept The folder in which derived pictures are kept. */
export async function agencyInForce(
  { settings, texts, pictures, today }: AgencyFolder,
  { kept, shown }: { kept: string; shown: ShownSamples },
): Promise<AgencyInForce> {
  const files = new Map<string, AgencyFile>()
  const made = await madePictures(settings, pictures, pictureMaker(files, kept))
  const pictureAddress = (path: string) => made.portraits.get(path)!
  const people = shownAgents(settings, pictureAddress)
  const agency = agencyOf(settings, {
    pictureAddress,
    ownPages: [
      ...(people.length > 0 ? [AGENTS_PAGE] : []),
      ...Object.entries(texts.own).map(([name, { title }]) => ({ name, title })),
    ],
    look: { ...made.look, styleSheet: addStyleSheet(files, settings) },
  })
  files.set('/site.webmanifest', asFile('application/manifest+json', webManifest(agency, made.manifestIcons)))
  const words = {
    pages: {
      ...legalPages(agency, shown),
      ...(people.length > 0 && { [AGENTS_PAGE.name]: agentsPage(agency, people) }),
      ...texts.legal,
      ...texts.own,
    },
    testimonials: testimonialsOf(settings, { pictureAddress, today }),
    counties: countyTextsOf(settings, { countyPicture: (path) => made.scenes.get(path)!, countyTexts: texts.counties }),
  }
  const version = createHash('sha256')
    .update(JSON.stringify([agency, words, [...files.keys()]]))
    .digest('hex')
    .slice(0, 12)
  return { agency, words, roster: settings.roster, routes: settings.inquiries?.route ?? [], files, version }
}

interface MadePictures {
  portraits: ReadonlyMap<string, string>
  scenes: ReadonlyMap<string, Picture>
  look: Omit<Agency['look'], 'styleSheet'>
  manifestIcons: { address: string; pixels: number; maskable: boolean }[]
}

async function madePictures(
  { roster, assistant, testimonials = [], counties = {} }: AgencySettings,
  pictures: ReadonlyMap<string, FolderPicture>,
  make: PictureMaker,
): Promise<MadePictures> {
  const portraits = new Map<string, string>()
  const photos = roster.flatMap(({ shown, photo }) => (shown ? [photo] : []))
  for (const path of [assistant?.portrait, ...photos, ...testimonials.map(({ picture }) => picture)])
    if (path !== undefined) portraits.set(path, await make.portrait(pictures.get(path)!))
  const scenes = new Map<string, Picture>()
  for (const [county, own] of Object.entries(counties))
    if (own?.picture !== undefined)
      scenes.set(own.picture, await make.scene(pictures.get(own.picture)!, own.alt ?? `${county} County`))
  const named = (name: (typeof OWN)[number]) =>
    [...pictures].find(([path]) => path.startsWith(`pictures/${name}.`))?.[1] ?? null
  const [mark, preview] = [named('mark'), named('preview')]
  const look = {
    icons:
      mark === null
        ? PRODUCT_LOOK.icons
        : { vector: null, small: await make.icon(mark, 32), touch: await make.icon(mark, 180) },
    // The product's preview has the sample agency's name in it.
    preview: preview === null ? null : await make.preview(preview),
  }
  const manifestIcons = []
  for (const [pixels, maskable] of [
    [192, false],
    [512, false],
    [192, true],
    [512, true],
  ] as const)
    manifestIcons.push({
      address:
        mark === null ? `/icon-${maskable ? 'maskable-' : ''}${pixels}.png` : await make.icon(mark, pixels, maskable),
      pixels,
      maskable,
    })
  return { portraits, scenes, look, manifestIcons }
}

/** The address has the style sheet's hash: browsers keep it. */
function addStyleSheet(files: Map<string, AgencyFile>, settings: AgencySettings): string | null {
  const css = styleSheetOf(settings)
  if (css === null) return null
  const address = `/agency-files/colors.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`
  files.set(address, asFile('text/css; charset=utf-8', css))
  return address
}

const asFile = (type: string, text: string): AgencyFile => ({ type, body: new Uint8Array(Buffer.from(text)) })
