import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readAgencyFolder } from './agency-folder.ts'
import { agencyJsonSchema, folderTemplate } from './folder-template.ts'

const NOW = new Date('2026-11-24T15:00:00Z')
const root = mkdtempSync(join(tmpdir(), 'agency-template-'))
afterAll(() => rmSync(root, { recursive: true }))

async function mistakesOf(name: string, changed: (settings: string) => string = (text) => text) {
  const folder = join(root, name)
  for (const [path, text] of Object.entries(folderTemplate())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path === 'agency.json' ? changed(text) : text)
  }
  const read = await readAgencyFolder(folder, NOW)
  return read.ok || read.problem.kind !== 'invalid' ? [] : read.problem.fields.map(({ field }) => field)
}

test('the folder to fill in lacks the required facts, and nothing else', async () => {
  const fields = await mistakesOf('empty')
  expect(fields.map((field) => field.replace(/^agency\.json, line \d+: /, ''))).toEqual([
    'site.name',
    'firm.name',
    'firm.licenseLine',
    'offices[0].street',
    'offices[0].town',
    'offices[0].zip',
    'phones[0].number',
    'mail.address',
    'roster[0].key',
    'roster[0].name',
    'roster[0].license.reference',
  ])
})

test('filled in, it is in order', async () => {
  const facts = [
    'Brookside Homes',
    'Brookside Homes Realty LLC',
    'Licensed real estate broker, State of New Jersey',
    '100 Church Street',
    'Montclair',
    '07042',
    '(973) 744-0186',
    'hello@brookside.example',
    'nora',
    'Nora Feld',
    '0012345',
  ]
  expect(await mistakesOf('filled', (text) => text.replaceAll('""', () => JSON.stringify(facts.shift())))).toEqual([])
  expect(facts).toEqual([])
})

test('the schema that is shipped is the one that is checked by', () => {
  const shipped = fileURLToPath(new URL('../../../docs/agency.schema.json', import.meta.url))
  expect(readFileSync(shipped, 'utf8')).toBe(agencyJsonSchema())
  const { properties, required } = JSON.parse(agencyJsonSchema()) as { properties: object; required: string[] }
  expect(required).toEqual(['site', 'firm', 'offices', 'phones', 'mail', 'roster'])
  expect(Object.keys(properties)).toContain('testimonials')
})
