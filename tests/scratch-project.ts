import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
/** 'src/domain/count.ts(3,1): error TS2322: Type …'; lines that continue a message are indented. */
const ERROR = /^(\S.*?)\(\d+,\d+\): error (TS\d+: .*)$/
const UNPLACED_ERROR = /^error (TS\d+: .*)$/

/** By file below the repository's root: its text before an edit ('' when there is none) to its text after it. */
export type Edits = Readonly<Record<string, (text: string) => string>>

/** A copy of the product's sources that a test may break. */
export interface ScratchProject {
  /**
   * The errors the compiler finds with these edits, by file; '' holds those of no file. The edits are taken back afterwards.
   * Throws when an edit changes nothing. Later calls are quicker: only files that an edit affects are checked again.
   */
  errorsWith(edits: Edits): Record<string, string[]>
  remove(): void
}

/** Copies src without its tests, tsconfig.json and package.json to a temporary folder; the packages are linked. */
export function openScratchProject(): ScratchProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'keystead-scratch-'))
  cpSync(path.join(ROOT, 'src'), path.join(folder, 'src'), {
    recursive: true,
    filter: (source) => !/\.test\.tsx?$/.test(source),
  })
  for (const file of ['tsconfig.json', 'package.json']) cpSync(path.join(ROOT, file), path.join(folder, file))
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
  return {
    errorsWith: (edits) => {
      const undo = Object.entries(edits).map(([file, edit]) => editFile(path.join(folder, file), edit))
      try {
        return compile(folder)
      } finally {
        for (const restore of undo) restore()
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Edits a file; the function it returns takes the edit back. */
function editFile(file: string, edit: (text: string) => string): () => void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null
  const after = edit(before ?? '')
  if (after === (before ?? '')) throw new Error(`The edit of ${file} changes nothing.`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, after)
  return () => (before === null ? rmSync(file) : writeFileSync(file, before))
}

function compile(folder: string): Record<string, string[]> {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const options = ['-p', '.', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo']
  const { stdout, stderr, status } = spawnSync(process.execPath, [tsc, ...options], { cwd: folder, encoding: 'utf8' })
  const errors: Record<string, string[]> = {}
  for (const line of stdout.split('\n')) {
    const [, file = '', message] = ERROR.exec(line) ?? ['', '', UNPLACED_ERROR.exec(line)?.[1]]
    if (message) (errors[file] ??= []).push(message)
  }
  if (status !== 0 && Object.keys(errors).length === 0) throw new Error(`The compiler failed: ${stdout}${stderr}`)
  return errors
}
