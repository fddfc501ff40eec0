import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Import {
  /** Importing file, below src. */
  from: string
  to: { file: string } | { package: string }
  /** `import type`, which leaves no trace at run time. */
  typeOnly: boolean
}

const RUNS_NO_CODE = /\.(css|json|svg)(\?|$)/

/** Every static, dynamic and re-exporting import of the TypeScript files below `root`, tests left out. */
export function readImports(root: string): Import[] {
  return globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(path.join(root, file), 'utf8'), root))
}

/** The imports of the unit tests in src and of everything outside src. Files below src are named without it. */
export function readOuterImports(repository: string): Import[] {
  const inRepository = (file: string) => file.replace(/^src\//, '')
  return globSync(['src/**/*.test.{ts,tsx}', '{tests,bench,scripts}/**/*.{ts,tsx}'], { cwd: repository })
    .flatMap((file) => importsOf(file, readFileSync(path.join(repository, file), 'utf8'), repository))
    .map(({ from, to, typeOnly }) => ({
      from: inRepository(from),
      to: 'file' in to ? { file: inRepository(to.file) } : to,
      typeOnly,
    }))
}

/** The imports of one file's text. `file` and the files it imports are named below `root`. */
export function importsOf(file: string, source: string, root: string): Import[] {
  const { module } = parseSync(file, source)
  const written = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries
        .filter((entry) => entry.moduleRequest)
        .map((entry) => ({ specifier: entry.moduleRequest!.value, typeOnly: entry.isType })),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      literalIn(source.slice(moduleRequest.start, moduleRequest.end)).map((specifier) => ({
        specifier,
        typeOnly: false,
      })),
    ),
    ...workerUrls(source),
  ]
  return written
    .filter(({ specifier }) => !RUNS_NO_CODE.test(specifier))
    .map(({ specifier, typeOnly }) => ({ from: file, to: resolve(specifier, file, root), typeOnly }))
}

/** The text of a string literal, or nothing: what another expression names is known only at run time. */
const literalIn = (expression: string): string[] => {
  const literal = /^(['"`])(.*)\1$/s.exec(expression)?.[2]
  return literal === undefined || literal.includes('${') ? [] : [literal]
}

/** A worker's code, named by `new URL(…, import.meta.url)`. */
const workerUrls = (source: string) =>
  [...source.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g)].map((found) => ({
    specifier: found[1]!,
    typeOnly: false,
  }))

function resolve(specifier: string, file: string, root: string): Import['to'] {
  if (specifier === '#edition') return { file: 'compose/live-browser.ts' }
  if (specifier.startsWith('#')) return { file: specifier.slice(1) }
  if (!specifier.startsWith('.')) return { package: specifier }
  const written = path.join(path.dirname(file), specifier)
  // The router's generated tree names its routes without their ending.
  const target = [written, `${written}.tsx`].find((candidate) => existsSync(path.join(root, candidate)))
  if (!target) throw new Error(`${file} imports ${specifier}, which is not there`)
  return { file: target }
}

/** A chain of files that import each other in a circle, imports of types included, or null. */
export function findCycle(imports: readonly Import[]): string[] | null {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) {
    if ('file' in to) next.set(from, [...(next.get(from) ?? []), to.file])
  }
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return null
    for (const target of next.get(file) ?? []) {
      const cycle = visit(target, [...trail, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of next.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}

/** Every file that code starting at `entry` can reach at run time. */
export function reachableFrom(entry: string, imports: readonly Import[]): Set<string> {
  const reached = new Set([entry])
  for (const file of reached) {
    for (const { from, to, typeOnly } of imports) {
      if (from === file && !typeOnly && 'file' in to) reached.add(to.file)
    }
  }
  return reached
}
