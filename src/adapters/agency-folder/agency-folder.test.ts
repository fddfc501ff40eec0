import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFileNames } from '#domain/listing/picture.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { AgencyInForce } from '#ports/server/agency-source.ts'
import { agencyInForce, readAgencyFolder } from './agency-folder.ts'

const NOW = new Date('2026-11-24T15:00:00Z')
const BARE = {
  site: { name: 'Brookside Homes' },
  firm: { name: 'Brookside Homes Realty LLC', licenseLine: 'Licensed real estate broker, State of New Jersey' },
  offices: [{ street: '100 Church Street', town: 'Montclair', zip: '07042' }],
  phones: [
    { label: 'Office', number: '(973) 744-0186', where: ['foot'] },
    { label: 'Rentals', number: '(973) 744-0187', where: ['listings'] },
  ],
  mail: { address: 'hello@brookside.example' },
  roster: [{ key: 'nora', name: 'Nora Feld', license: { kind: 'broker', reference: '0012345' } }],
}
const TESTIMONIAL = {
  words: 'They were patient with us.',
  who: 'D. W.',
  place: 'Fair Lawn',
  date: '2026-03-03',
  source: 'Letter of March 3, 2026',
  consent: { how: 'signed', on: '2026-03-10' },
  given: 'nothing',
}

const root = mkdtempSync(join(tmpdir(), 'agency-in-force-'))
let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f6f52' } })
    .png()
    .toBuffer()
})
afterAll(() => rmSync(root, { recursive: true }))

let count = 0
async function inForce(settings: object, files: Record<string, string | Buffer> = {}): Promise<AgencyInForce> {
  const folder = join(root, String(++count))
  for (const [path, content] of Object.entries({ 'agency.json': JSON.stringify(settings), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const read = valueOrThrow(await readAgencyFolder(folder, NOW))
  return agencyInForce(read, { kept: join(root, 'kept'), shown: { sampleHomes: false, sampleEdition: false } })
}

test('an agency that gives the least: neutral words, the product’s look without its preview, no assistant’s name', async () => {
  const { agency, words, files } = await inForce(BARE)
  expect(agency).toMatchObject({
    isSample: false,
    social: [],
    assistant: { firstName: 'the assistant' },
    pages: { demo: false, voice: true },
    look: { styleSheet: null, preview: null, icons: { small: '/favicon.ico' } },
  })
  expect([agency.phones.head.number, agency.phones.listings.number]).toEqual(['(973) 744-0186', '(973) 744-0187'])
  expect(agency.hours.saturday).toBeNull()
  expect(agency.hours.monday).toEqual(['09:00', '17:00'])
  expect(words.testimonials).toEqual([])
  expect(words.counties.map(({ average }) => average)).toEqual(Array(7).fill(null))
  expect(JSON.parse(Buffer.from(files.get('/site.webmanifest')!.body).toString())).toMatchObject({
    name: 'Brookside Homes',
    short_name: 'Brookside Homes',
  })
})

test('its terms name firm, license and office, and deny nothing', async () => {
  const { words } = await inForce({ ...BARE, firm: { ...BARE.firm, reference: '0099999' } })
  const terms = JSON.stringify(words.pages['terms'])
  expect(terms).toContain(
    'Brookside Homes Realty LLC runs this site. Licensed real estate broker, State of New Jersey, license reference 0099999.',
  )
  expect(terms).toContain('100 Church Street, Montclair, NJ 07042')
  for (const page of ['terms', 'privacy', 'fair-housing'])
    expect(JSON.stringify(words.pages[page])).not.toMatch(
      /made up|not an offer of brokerage|no offer|sample|Keystead|Maya|555/i,
    )
})

test('its own texts replace the product’s, and its own pages come beside them', async () => {
  const head = '---\ntitle: Our terms\nupdated: 2026-11-20\n---\n'
  const { agency, words } = await inForce(BARE, {
    'texts/terms.md': `${head}Be kind.\n\n## Agency\n\nWe say whom we work for.\n`,
    'texts/pages/about-us.md': head.replace('Our terms', 'About us'),
    'texts/counties/essex.md': 'Two ridges.',
  })
  expect(words.pages['terms']).toMatchObject({ title: 'Our terms', sections: [{ id: 'agency' }] })
  expect(agency.ownPages).toEqual([{ name: 'about-us', title: 'About us' }])
  expect(words.pages['about-us']?.title).toBe('About us')
  expect(words.counties.find(({ name }) => name === 'Essex')?.description).toBe('Two ridges.')
})

test('testimonials: only while consent holds, with what was given for them', async () => {
  const { words } = await inForce({
    ...BARE,
    testimonials: [
      TESTIMONIAL,
      { ...TESTIMONIAL, given: 'a gift card of $25' },
      { ...TESTIMONIAL, consent: { how: 'mail', on: '2026-03-10', until: '2026-11-23' } },
    ],
  })
  expect(words.testimonials.map(({ given, date }) => [given, date])).toEqual([
    [null, '2026-03-03'],
    ['a gift card of $25', '2026-03-03'],
  ])
})

test('pictures become all that pages ask for, and are kept', async () => {
  const settings = {
    ...BARE,
    assistant: { firstName: 'Robin', portrait: 'pictures/robin.png' },
    counties: { Essex: { picture: 'pictures/essex.png', alt: 'Two ridges' } },
  }
  const pictures = {
    'pictures/robin.png': picture,
    'pictures/essex.png': picture,
    'pictures/mark.png': picture,
    'pictures/preview.png': picture,
  }
  const { agency, words, files } = await inForce(settings, pictures)
  const essex = words.counties.find(({ name }) => name === 'Essex')!.picture
  expect(essex).toMatchObject({ alt: 'Two ridges', width: 640, height: 480, color: '#2f6f52', illustrative: false })
  for (const file of pictureFileNames(essex.url.replace(/-\d+\.jpg$/, ''), 640)) expect(files.has(file)).toBe(true)
  const sizeOf = async (address: string) => {
    const { width, height, format } = await sharp(Buffer.from(files.get(address)!.body)).metadata()
    return `${width} × ${height} ${format}`
  }
  expect(await sizeOf(agency.assistant.portrait)).toBe('256 × 256 jpeg')
  expect(await sizeOf(agency.look.preview!)).toBe('1200 × 630 jpeg')
  expect(await sizeOf(agency.look.icons.touch)).toBe('180 × 180 png')
  const { icons } = JSON.parse(Buffer.from(files.get('/site.webmanifest')!.body).toString()) as {
    icons: { src: string }[]
  }
  expect(await Promise.all(icons.map(({ src }) => sizeOf(`/${src}`)))).toEqual([
    '192 × 192 png',
    '512 × 512 png',
    '192 × 192 png',
    '512 × 512 png',
  ])
  const kept = readdirSync(join(root, 'kept')).length
  expect((await inForce(settings, pictures)).version).toBe((await inForce(settings, pictures)).version)
  expect(readdirSync(join(root, 'kept'))).toHaveLength(kept)
})

test('the people who are shown have a page with license, languages, towns and picture, beside the offices', async () => {
  const people = [
    {
      ...BARE.roster[0],
      license: { kind: 'broker', reference: '0012345' },
      photo: 'pictures/nora.png',
      languages: ['en', 'es'],
      towns: ['Essex/Montclair', 'Morris/Madison'],
      phone: '(973) 744-0188',
      mail: 'nora@brookside.example',
      shown: true,
    },
    { key: 'tom', name: 'Tom Reyes', license: { kind: 'salesperson', reference: '0023456' }, shown: true },
    { key: 'ida', name: 'Ida Shy', license: { kind: 'salesperson', reference: '0034567' } },
  ]
  const { agency, words, files } = await inForce(
    {
      ...BARE,
      firm: { ...BARE.firm, brokerOfRecord: 'nora' },
      offices: [{ ...BARE.offices[0], name: 'Montclair office', phone: 'Office' }],
      roster: people,
    },
    { 'pictures/nora.png': picture },
  )
  expect(agency.ownPages).toEqual([{ name: 'agents', title: 'Our agents' }])
  expect(agency.offices[0]?.phone).toEqual({ label: 'Office', number: '(973) 744-0186' })
  const [shown, offices] = words.pages['agents']!.sections
  expect(shown?.blocks).toMatchObject([
    {
      kind: 'people',
      people: [
        {
          name: 'Nora Feld',
          license: 'Broker of record, license 0012345',
          languages: ['English', 'Spanish'],
          towns: ['Montclair', 'Madison'],
          phone: '(973) 744-0188',
        },
        { name: 'Tom Reyes', license: 'Salesperson, license 0023456', portrait: null, languages: [], phone: null },
      ],
    },
  ])
  const page = JSON.stringify(words.pages['agents'])
  const [portrait] = /\/agency-files\/nora[^"]+/.exec(page)!
  expect(files.has(portrait)).toBe(true)
  expect(page).not.toMatch(/Ida|nora@brookside/)
  expect(JSON.stringify(offices)).toMatch(/Montclair office.*100 Church Street.*Office: .*tel:/)
})

test('without anybody shown there is no such page', async () => {
  const { agency, words } = await inForce(BARE)
  expect(agency.ownPages).toEqual([])
  expect(words.pages['agents']).toBeUndefined()
})

test('colors are a style sheet whose address changes with them', async () => {
  const [green, blue] = [
    await inForce({ ...BARE, colors: { main: '#2f6f52' } }),
    await inForce({ ...BARE, colors: { main: '#2b4c9b' } }),
  ]
  const sheet = green.agency.look.styleSheet!
  expect(Buffer.from(green.files.get(sheet)!.body).toString()).toContain('--color-indigo:#2f6f52')
  expect(sheet).not.toBe(blue.agency.look.styleSheet)
  expect(green.version).not.toBe(blue.version)
})
