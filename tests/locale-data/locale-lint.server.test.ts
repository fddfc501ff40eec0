import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')
let folder = ''
afterAll(() => rmSync(folder, { recursive: true }))

const GLOBAL = 'eslint(no-restricted-globals)'
const PROPERTY = 'eslint(no-restricted-properties)'

/** Uses of locale data, with the rule that forbids each. */
const PLANTED = [
  ["new Intl.DateTimeFormat('en-CA').format(new Date())", GLOBAL],
  ["new globalThis.Intl.ListFormat('en-US').format(['a', 'b'])", PROPERTY],
  ["new window.Intl.ListFormat('en-US').format(['a', 'b'])", PROPERTY],
  ["(12345).toLocaleString('en-US')", PROPERTY],
  ["(count: number | null) => count?.toLocaleString('en-US')", PROPERTY],
  ["new Date().toLocaleDateString('en-US')", PROPERTY],
  ["new Date().toLocaleTimeString('en-US')", PROPERTY],
  ["'I'.toLocaleLowerCase('tr')", PROPERTY],
  ["'i'.toLocaleUpperCase('tr')", PROPERTY],
  ["['b', 'a'].toSorted((a, b) => a.localeCompare(b))", PROPERTY],
] as const

const PLACES = ['src/features/home/planted', 'src/domain/planted', 'scripts/planted']
const ALLOWED = ['src/domain/number-format.ts', 'src/domain/new-jersey-time.ts', 'tests/locale-data/planted.test.ts']

/** The rules of the project's lint that each planted file breaks. */
const broken = new Map<string, string[]>()

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'keystead-locale-lint-'))
  cpSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  const plant = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), `export const planted = ${text}\n`)
  }
  for (const place of PLACES) PLANTED.forEach(([text], index) => plant(`${place}-${index}.ts`, text))
  for (const file of ALLOWED) plant(file, PLANTED[0][0])
  const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint')
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [oxlint, '--format=json', '.'], { cwd: folder }, (_, stdout) => resolve(stdout))
  })
  const { diagnostics } = JSON.parse(printed) as { diagnostics: { code: string; filename: string }[] }
  for (const { code, filename } of diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code])
})

test.each(PLANTED.map(([text, rule], index) => ({ text, rule, index })))(
  'lint finds a planted $text',
  ({ rule, index }) => {
    for (const place of PLACES) expect(new Set(broken.get(`${place}-${index}.ts`))).toEqual(new Set([rule]))
  },
)

test('lint lets tests use Intl, and the two modules that ask it for numbers and the time zone', () => {
  expect(ALLOWED.filter((file) => broken.has(file))).toEqual([])
})
