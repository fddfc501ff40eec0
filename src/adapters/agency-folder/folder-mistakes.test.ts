import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAgencyFolder } from './agency-folder.ts'

const NOW = new Date('2026-11-24T15:00:00Z')
const WHOLE = {
  site: { name: 'Brookside Homes', blurb: 'homes by the brook' },
  firm: { name: 'Brookside Homes Realty LLC', licenseLine: 'Licensed real estate broker, State of New Jersey' },
  offices: [{ street: '100 Main Street', town: 'Montclair', zip: '07042' }],
  phones: [{ label: 'Office', number: '(973) 744-0186', where: ['foot'] }],
  mail: { address: 'hello@brookside.example' },
  roster: [{ key: 'nora', name: 'Nora Feld', license: { kind: 'broker', reference: '0012345' } }],
}
type Settings = Record<string, unknown>

const root = mkdtempSync(join(tmpdir(), 'agency-folder-'))
let small: Buffer
let picture: Buffer
beforeAll(async () => {
  const made = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#446655' } }).png()
  ;[small, picture] = await Promise.all([made(120).toBuffer(), made(420).toBuffer()])
})
afterAll(() => rmSync(root, { recursive: true }))

let count = 0
/** Writes a folder of files and reads it. */
async function read(files: Record<string, string | Buffer>, link?: [from: string, to: string]) {
  const folder = join(root, String(++count))
  mkdirSync(folder)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  if (link) {
    mkdirSync(dirname(join(folder, link[0])), { recursive: true })
    symlinkSync(link[1], join(folder, link[0]))
  }
  const found = await readAgencyFolder(folder, NOW)
  if (found.ok) return []
  return found.problem.kind === 'invalid'
    ? found.problem.fields.map(({ field, message }) => `${field} ${message}`)
    : ['?']
}
const withSettings = (settings: Settings, files: Record<string, string | Buffer> = {}) =>
  read({ 'agency.json': JSON.stringify({ ...WHOLE, ...settings }, null, 2), ...files })
const withText = (path: string, text: string) => withSettings({}, { [path]: text })
const page = (body: string) => `---\ntitle: About us\nupdated: 2026-11-20\n---\n${body}`
const TESTIMONIAL = {
  words: 'They were patient with us.',
  who: 'D. W., Fair Lawn',
  date: '2026-03-03',
  source: 'Letter of March 3, 2026',
  consent: { how: 'signed', on: '2026-03-10' },
  given: 'nothing',
}

test('a whole folder has no mistake, with comments and a comma too many', async () => {
  expect(await withSettings({ testimonials: [TESTIMONIAL] }, { 'texts/pages/about.md': page('Hello.') })).toEqual([])
  const text = JSON.stringify(WHOLE, null, 2).replace('{', '{ // ours').replace(/\n\}$/, ',\n}')
  expect(await read({ 'agency.json': text })).toEqual([])
})

const { firm: _firm, ...WITHOUT_FIRM } = WHOLE
test.each<[what: string, settings: Settings, told: RegExp]>([
  [
    'license line missing',
    { firm: { name: 'Brookside' } },
    /line 6: firm\.licenseLine is missing; it must be what the license says/,
  ],
  [
    'firm’s name empty',
    { firm: { ...WHOLE.firm, name: '' } },
    /firm\.name is ""; it must be the business name as licensed/,
  ],
  ['slip in a name', { phnoes: WHOLE.phones }, /phnoes isn’t an entry here; did you mean "phones"\?/],
  [
    'slip within an entry',
    { site: { name: 'Brookside', blub: 'x' } },
    /site\.blub isn’t an entry here; did you mean "blurb"\?/,
  ],
  [
    'slip within a list',
    { roster: [{ ...WHOLE.roster[0], licence: 'x' }] },
    /roster\[0\]\.licence isn’t an entry here; did you mean "license"\?/,
  ],
  ['unknown entry', { fax: '1' }, /fax isn’t an entry here; remove it, or use one of site, firm/],
  [
    'phone without parentheses',
    { phones: [{ label: 'Office', number: '973-744-0186', where: ['foot'] }] },
    /phones\[0\]\.number is "973-744-0186"; it must be a number like \(201\) 555-0100/,
  ],
  [
    'no phone in the foot',
    { phones: [{ label: 'Office', number: '(973) 744-0186' }] },
    /phones has no number for the foot of the pages; write "where": \["foot"\]/,
  ],
  ['label twice', { phones: [WHOLE.phones[0], WHOLE.phones[0]] }, /phones\[1\]\.label uses "Office" twice/],
  [
    'unknown place of a phone',
    { phones: [{ ...WHOLE.phones[0], where: ['footer'] }] },
    /where\[0\] is "footer"; it must be one of head, foot, mails, listings/,
  ],
  [
    'label of no phone',
    { offices: [{ ...WHOLE.offices[0], phone: 'Desk' }] },
    /offices\[0\]\.phone is "Desk"; it must be the label of a phone: Office/,
  ],
  [
    'ZIP of four digits',
    { offices: [{ ...WHOLE.offices[0], zip: '7042' }] },
    /zip is "7042"; it must be a five-digit ZIP code/,
  ],
  [
    'email address',
    { mail: { address: 'hello at brookside' } },
    /mail\.address is "hello at brookside"; it must be an email address/,
  ],
  [
    'no broker',
    { roster: [{ ...WHOLE.roster[0], license: { kind: 'salesperson', reference: '0012345' } }] },
    /roster has no broker; enter the broker of record/,
  ],
  [
    'unknown broker of record',
    { firm: { ...WHOLE.firm, brokerOfRecord: 'tom' } },
    /firm\.brokerOfRecord is "tom"; it must be a key of the roster: nora/,
  ],
  [
    'unknown town',
    { roster: [{ ...WHOLE.roster[0], towns: ['Essex/Monclair'] }] },
    /roster\[0\]\.towns\[0\] is "Essex\/Monclair"; it must be a town on the site/,
  ],
  [
    'language of no code',
    { roster: [{ ...WHOLE.roster[0], languages: ['xx'] }] },
    /roster\[0\]\.languages\[0\] is "xx"; it must be a language code, like en or es/,
  ],
  [
    'assistant with a licensee’s name',
    { assistant: { firstName: 'nora' } },
    /assistant\.firstName is "nora", the name of Nora Feld in the roster; the assistant is a program/,
  ],
  [
    'testimonial without consent',
    { testimonials: [{ ...TESTIMONIAL, consent: undefined }] },
    /testimonials\[0\]\.consent is missing/,
  ],
  [
    'testimonial without source',
    { testimonials: [{ ...TESTIMONIAL, source: undefined }] },
    /testimonials\[0\]\.source is missing; it must be where it was said/,
  ],
  [
    'testimonial of tomorrow',
    { testimonials: [{ ...TESTIMONIAL, date: '2026-11-25' }] },
    /testimonials\[0\]\.date is "2026-11-25"; it must be a past date/,
  ],
  [
    'average without a date',
    { counties: { Essex: { average: { price: 520_000, source: 'NJ Realtors' } } } },
    /counties\.Essex\.average\.date is missing; it must be a date/,
  ],
  [
    'county that isn’t served',
    { counties: { Esex: {} } },
    /counties\.Esex isn’t an entry here; did you mean "Essex"\?/,
  ],
  [
    'pale main color',
    { colors: { main: '#5b8a72' } },
    /colors\.main is "#5b8a72" with 3\.\d:1 on paper, 3\.\d:1 on sand, 3\.\d:1 on white; it must have at least 4\.5:1 \("#[0-9a-f]{6}" would do\)/,
  ],
  ['color by name', { colors: { main: 'green' } }, /colors\.main is "green"; it must be a color like #2f6f52/],
  [
    'social link without https',
    { site: { name: 'Brookside', social: [{ name: 'Instagram', url: 'http://x.example' }] } },
    /social\[0\]\.url is "http:\/\/x\.example"; it must be an address that begins with https/,
  ],
  ['tours on no day', { hours: { tours: { sunday: null } } }, /hours\.tours .*hours for at least one day/],
  [
    'tours on an unknown day',
    { hours: { tours: { caturday: ['10:00', '14:00'] } } },
    /hours\.tours\.caturday .*tuesday|hours\.tours.*caturday/,
  ],
  ['February 30', { hours: { closed: ['2026-02-30'] } }, /hours\.closed\[0\] is "2026-02-30"; it must be a date/],
  [
    'closing before opening',
    { hours: { monday: ['18:00', '09:00'] } },
    /hours\.monday .*an opening time before the closing time/,
  ],
  [
    'picture that isn’t there',
    { assistant: { portrait: 'pictures/robot.png' } },
    /assistant\.portrait is "pictures\/robot\.png", which is missing; add the picture, or remove its entry/,
  ],
  [
    'picture outside the folder',
    { assistant: { portrait: '../../etc/passwd' } },
    /assistant\.portrait is "\.\.\/\.\.\/etc\/passwd"; it must be the path of a picture in the folder/,
  ],
  [
    'control characters',
    { site: { name: 'x\u001b[31m\u202e'.repeat(30) } },
    /site\.name is "[^\u001b\u202e]{1,80}…; it must be the name of the site/,
  ],
])('%s', async (_, settings, told) => {
  expect((await withSettings(settings)).join('\n')).toMatch(told)
})

test('a firm that is missing altogether, and an empty folder', async () => {
  expect(await read({ 'agency.json': JSON.stringify(WITHOUT_FIRM) })).toEqual([
    'agency.json, line 1: firm is missing; docs/your-agency.md shows what it contains',
  ])
  expect(await read({})).toEqual(['agency.json is missing'])
})

test.each<[what: string, text: string | Buffer, told: RegExp]>([
  ['no comma', '{\n  "site": { "name": "B" }\n  "firm": 1\n}', /agency\.json, line 3 needs a comma before this/],
  ['entry twice', '{\n  "site": {},\n  "site": {}\n}', /line 3 has "site" twice; keep one of them/],
  ['prototype', '{\n  "__proto__": {}\n}', /line 2 has "__proto__", which isn’t an entry/],
  ['empty', '', /line 1 is empty/],
  ['a list', '[]', /agency\.json, line 1 must be an object/],
  ['not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), /agency\.json is not in UTF-8; save it in UTF-8/],
  ['2 MB', `{${' '.repeat(2 * 1024 * 1024)}}`, /agency\.json is 2049 kB; the limit is 1024 kB/],
])('agency.json: %s', async (_, text, told) => {
  expect((await read({ 'agency.json': text })).join('\n')).toMatch(told)
})

test.each<[what: string, path: string, text: string, told: RegExp]>([
  [
    'HTML',
    'texts/terms.md',
    page('\n<b onclick="x()">Hi</b>'),
    /texts\/terms\.md, line 6 has HTML; write it in Markdown/,
  ],
  [
    'http link',
    'texts/privacy.md',
    page('See [form](http://x.example).'),
    /texts\/privacy\.md, line 5 has the link \[form\]\(http:\/\/x\.example\); it must lead to https:, mailto:, tel: or a page/,
  ],
  [
    'script link',
    'texts/pages/about.md',
    page('[x](javascript:alert%281%29)'),
    /line 5 has the link .*must lead to https:/,
  ],
  ['link to another host without scheme', 'texts/pages/about.md', page('[x](//evil.example)'), /line 5 has the link/],
  [
    'picture',
    'texts/pages/about.md',
    page('![x](https://x.example/y.png)'),
    /line 5 has a picture; text pages can’t have pictures/,
  ],
  ['no head', 'texts/terms.md', 'Our terms', /line 1 must begin with front matter/],
  [
    'tomorrow',
    'texts/terms.md',
    '---\ntitle: T\nupdated: 2026-11-25\n---\n',
    /line 3 has "updated: 2026-11-25" in its front matter/,
  ],
  [
    'unknown text',
    'texts/imprint.md',
    page('x'),
    /texts\/imprint\.md isn’t one of the site’s pages of text; this folder takes terms, privacy, fair-housing/,
  ],
  ['taken address', 'texts/pages/map.md', page('x'), /would be at \/map, where the site has a page/],
  ['name with spaces', 'texts/pages/About Us.md', page('x'), /has a name that can’t be part of a URL/],
  ['unknown county', 'texts/counties/mercer.md', 'Words', /isn’t named after a county on the site/],
  ['formatted county', 'texts/counties/essex.md', 'Some *words*', /line 1 must be paragraphs of plain text/],
])('a text: %s', async (_, path, text, told) => {
  expect((await withText(path, text)).join('\n')).toMatch(told)
})

test('texts without the sections that the site links to: named, but the folder is taken', async () => {
  const folder = join(root, 'sections')
  const texts = { 'terms.md': page('## Whom we work for'), 'privacy.md': page('## Cookies') }
  mkdirSync(join(folder, 'texts'), { recursive: true })
  writeFileSync(join(folder, 'agency.json'), JSON.stringify(WHOLE))
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, 'texts', name), text)
  const found = await readAgencyFolder(folder, NOW)
  expect(found.ok && found.value.warnings).toEqual([
    {
      field: 'texts/terms.md',
      message: 'has no section "Agency", but the inquiry form links to it; give that section the heading "## Agency"',
    },
    {
      field: 'texts/privacy.md',
      message: 'has no section "Voice", but the assistant links to it; give that section the heading "## Voice"',
    },
  ])
})

test('pictures: too small, no picture, SVG, a link out of the folder', async () => {
  expect(await withSettings({}, { 'pictures/mark.png': small })).toEqual([
    'pictures/mark.png has 120 × 120 pixels; it must have 400 at least on its shorter side',
  ])
  expect(await withSettings({}, { 'pictures/mark.png': 'x' })).toEqual([
    'pictures/mark.png isn’t a picture we can read; save it as JPEG, PNG, WebP, or AVIF',
  ])
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><path d="M0 0h9v9z"/></svg>'
  expect(await withSettings({}, { 'pictures/mark.svg': svg })).toEqual([
    'pictures/mark.svg is SVG; save it as JPEG, PNG, WebP, or AVIF',
  ])
  const outside = join(root, 'outside.png')
  writeFileSync(outside, picture)
  const settings = JSON.stringify(WHOLE)
  expect(await read({ 'agency.json': settings }, ['pictures/mark.png', outside])).toEqual([
    'pictures/mark.png links outside the folder; copy the picture into it',
  ])
  expect(await read({ 'agency.json': settings }, ['texts/terms.md', '/etc/hostname'])).toEqual([
    'texts/terms.md links outside the folder; copy the file into it',
  ])
  expect(await withSettings({}, { 'pictures/mark.png': picture })).toEqual([])
})

test('all mistakes are named at once', async () => {
  const told = await withSettings(
    { mail: { address: '' }, colors: { good: 'x' }, phnoes: 1 },
    { 'texts/terms.md': 'x', 'pictures/mark.png': small },
  )
  expect(told).toHaveLength(5)
})
