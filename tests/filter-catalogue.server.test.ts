import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScratchProject, type Edits } from './scratch-project.ts'

const ROOT = path.join(import.meta.dirname, '..')
/** The worked example of docs/architecture.md: the filter 'has an attached garage'. */
const EXAMPLE = path.join(ROOT, 'docs/examples/add-a-filter.diff')
const FILES = [...readFileSync(EXAMPLE, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map((line) => line[1]!)

const project = openScratchProject()
const folder = mkdtempSync(path.join(tmpdir(), 'keystead-example-'))
afterAll(() => {
  project.remove()
  rmSync(folder, { recursive: true })
})

beforeAll(() => {
  for (const file of FILES.filter((name) => existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(folder, file))
  execFileSync('git', ['apply', EXAMPLE], { cwd: folder })
})

/** The example's edits of these files. */
const editsOf = (files: readonly string[]): Edits =>
  Object.fromEntries(files.map((file) => [file, () => readFileSync(path.join(folder, file), 'utf8')]))

// First: what comes later is checked on top of it.
test('the copy of the sources compiles, and a planted error is found', { timeout: 300_000 }, () => {
  expect(project.errorsWith({})).toEqual({})
  const planted = { 'src/content/planted.ts': () => "export const planted: number = 'one'\n" }
  expect(project.errorsWith(planted)).toEqual({
    'src/content/planted.ts': ["TS2322: Type 'string' is not assignable to type 'number'."],
  })
})

test('an edit that changes nothing is refused', () => {
  expect(() => project.errorsWith({ 'src/domain/count.ts': (text) => text.replace('not there', '') })).toThrow(
    'changes nothing',
  )
})

test(
  'a filter that lacks a face does not compile, and the compiler names each missing one',
  { timeout: 300_000 },
  () => {
    const isDefinition = (file: string) => file.startsWith('src/domain/search/filters/')
    // A flag of a fact that every listing has needs no field of the feed.
    const isFeed = (file: string) => /^src\/adapters\/(?:reso|csv)\//.test(file)
    const faces = FILES.filter((file) => !isDefinition(file) && !isFeed(file))
    expect(faces).toHaveLength(4)
    expect(Object.keys(project.errorsWith(editsOf(FILES.filter(isDefinition)))).sort()).toEqual(faces.sort())
  },
)

test('the worked example of a filter compiles, in at most eight files', { timeout: 300_000 }, () => {
  expect(FILES.length).toBeLessThanOrEqual(8)
  expect(project.errorsWith(editsOf(FILES))).toEqual({})
})
