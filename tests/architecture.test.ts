import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findCycle, importsOf, reachableFrom, readImports, readOuterImports, type Import } from './import-graph.ts'
import { importProblem } from './import-rules.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SRC = fileURLToPath(new URL('../src', import.meta.url))
const imports = readImports(SRC)
const outerImports = readOuterImports(ROOT)

const problemsIn = (found: readonly Import[]) =>
  found.flatMap(({ from, to }) => {
    const problem = importProblem(from, to)
    return problem ? [`${from}: ${problem}`] : []
  })

/** A planted file's problems: what the check would say if it stood in the house. */
const problemsOf = (file: string, source: string) =>
  importsOf(file, source, SRC)
    .map(({ from, to }) => importProblem(from, to))
    .filter((problem) => problem !== null)

/** Imports that don't count for circles. */
const EXEMPT = new Set([
  // The router's generator writes this import of the router's type.
  'app/route-tree.gen.ts → app/router.tsx',
])

describe('the house', () => {
  test('reads a plausible number of imports, so that an empty graph cannot pass', () => {
    expect(imports.length).toBeGreaterThan(150)
    expect(new Set(imports.map(({ from }) => from)).size).toBeGreaterThan(60)
  })

  test('every import keeps the table', () => {
    expect(problemsIn(imports)).toEqual([])
  })

  test('every import of the tests, scripts and benchmarks keeps the table', () => {
    expect(outerImports.length).toBeGreaterThan(150)
    expect(problemsIn(outerImports)).toEqual([])
  })

  test('no files import each other in a circle, not even for types', () => {
    const counted = [...imports, ...outerImports].filter(
      ({ from, to }) => !('file' in to && EXEMPT.has(`${from} → ${to.file}`)),
    )
    expect(findCycle(counted)).toBeNull()
  })

  test.each(['entry/browser.tsx', 'compose/sample.ts', 'compose/live-browser.ts'])(
    '%s never reaches the database, the mail or the server',
    (entry) => {
      const reached = [...reachableFrom(entry, imports)]
      expect(
        reached.filter((file) =>
          /^(adapters\/(database|mail|accounts|reso|llm|map-tiles|vapi-status)|http|application|process)\//.test(file),
        ),
      ).toEqual([])
    },
  )

  test('code for language models is loaded by the first request for one, not with the server', () => {
    const importersOf = (wanted: (to: Import['to']) => boolean) =>
      [...new Set(imports.filter(({ to }) => wanted(to)).map(({ from }) => from))].sort()
    const users = importersOf((to) => 'package' in to && /^(?:ai|@ai-sdk\/.+)$/.test(to.package))
    expect(users).toEqual(['adapters/llm/model-answer.ts', 'adapters/llm/model-tools.ts'])
    const doors = importersOf((to) => 'file' in to && users.includes(to.file)).filter((file) => !users.includes(file))
    expect(doors).toEqual(['compose/live-voice.ts'])
    const door = readFileSync(`${SRC}/${doors[0]}`, 'utf8')
    expect(door).toMatch(/await import\('#adapters\/llm\/model-answer\.ts'\)/)
    expect(door).not.toMatch(/^import .*model-(?:answer|tools)/m)
  })

  // In lower case it stays: cookies (keystead-session), stored keys, caches, metrics (keystead_…) and the database's files.
  test('no file outside the sample agency holds its name, its assistant’s or one of its telephone numbers', () => {
    const files = globSync('src/**/*.{ts,tsx,css,json}', { cwd: ROOT }).filter(
      (file) =>
        !/^src\/content\/sample-agency\/|\.test\.tsx?$|^src\/content\/(?:streets|timetable|town-drawings)\//.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap((file) =>
      readFileSync(`${ROOT}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => /Keystead|\bMaya\b|(?:201[) -]+555-0142|973[) -]+555-0186|555[) -]+123-4567)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  test('the sample agency is handed in, never imported by what speaks for an agency', () => {
    const importers = [
      ...new Set(
        imports
          .filter(({ to }) => 'file' in to && to.file.startsWith('content/sample-agency/'))
          .map(({ from }) => from),
      ),
    ].filter((file) => !/\.test\.tsx?$|^content\/sample-(?:agency|data)\//.test(file))
    expect(importers.sort()).toEqual(['app/router.tsx', 'compose/live-agency.ts'])
  })

  test('no folder or file hides what it holds', () => {
    const files = globSync('{src,tests,bench,scripts}/**/*', { cwd: ROOT })
    const hidden = files.filter((file) =>
      /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.[jt]sx?$|$)|(^|\/)index\.[jt]sx?$/.test(file),
    )
    // The router's file-based routes give the home page this name.
    expect(hidden.filter((file) => file !== 'src/routes/index.tsx')).toEqual([])
  })
})

describe('the check itself', () => {
  test.each([
    ['domain/canary.ts', "import { COUNTY_INFO } from '#content/counties.ts'", 'domain may not import content'],
    ['domain/canary.ts', "import fs from 'node:fs'", 'domain may not use the package node:fs'],
    [
      'features/home/canary.tsx',
      "import { x } from '#features/detail/gallery.tsx'",
      'features/home may not import features/detail',
    ],
    [
      'features/home/canary.tsx',
      "const x = () => import('#adapters/api-client/listing-gateway.ts')",
      'features/home may not import adapters/api-client',
    ],
    ['ui/primitives/canary.tsx', "export { ok } from '#domain/result.ts'", 'ui/primitives may not import domain'],
    [
      'adapters/api-client/canary.ts',
      "import type { X } from '#adapters/sample/x.ts'",
      'adapters/api-client may not import adapters/sample',
    ],
    ['domain/geo/canary.test.ts', "import { x } from '#http/app.ts'", 'tests of domain may not import http'],
    ['somewhere/canary.ts', "import '#domain/money/money.ts'", 'somewhere/canary.ts belongs to no part of the house'],
  ])('finds a planted import in %s: %s', (file, source, problem) => {
    expect(problemsOf(file, source)).toContain(problem)
  })

  test('reads a dynamic import of a literal, and leaves out one of an expression', () => {
    const source = ["import('react')", 'import(`pg`)', 'import(bundle.href)', 'import(`${folder}/page`)'].join('\n')
    expect(importsOf('http/canary.ts', source, SRC).map(({ to }) => to)).toEqual([
      { package: 'react' },
      { package: 'pg' },
    ])
  })

  test('finds a planted circle, of types too', () => {
    const edge = (from: string, to: string, typeOnly = false) => ({ from, to: { file: to }, typeOnly })
    expect(findCycle([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])).toEqual(['a', 'b', 'c', 'a'])
    expect(findCycle([edge('a', 'b'), edge('b', 'a', true)])).toEqual(['a', 'b', 'a'])
    expect(findCycle([edge('a', 'b'), edge('a', 'c'), edge('b', 'c')])).toBeNull()
  })
})
