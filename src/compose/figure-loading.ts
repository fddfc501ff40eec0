import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFigureFile } from '#adapters/figure-files/read-figure-file.ts'
import { figureChanges, type FigureChanges } from '#application/figure-loading/figure-changes.ts'
import { figuresWithFile } from '#application/figure-loading/figures-with-file.ts'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { fail, invalid, ok, type Result } from '#domain/result.ts'
import { FigureFileError, type FigureFile } from '#ports/server/figure-file.ts'
import type { Config } from '#process/config.ts'
import { readFigureOverrides } from '#process/figure-settings.ts'
import { replaceFile } from '#process/replace-file.ts'

/** The name of the operator's figures in DATA_DIR. */
const FILE = 'figures.json'

export interface LoadedFigureFile {
  file: FigureFile
  changes: FigureChanges
  /** The operator's file that it would be written to. */
  target: string
  /** Puts it in place of the old one at once. */
  save: () => Promise<void>
}

/** Reads an official file and compares it with what holds; 'invalid' says why it can't be used. Nothing is written. */
export async function loadFigureFile(
  path: string,
  { dataDir, figuresFile }: Pick<Config, 'dataDir' | 'figuresFile'>,
): Promise<Result<LoadedFigureFile>> {
  const target = figuresFile ?? join(dataDir, FILE)
  const text = await readFile(target, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const inForce = text === null ? ok(NO_OVERRIDES) : readFigureOverrides(text)
  if (!inForce.ok) return inForce
  try {
    const file = await readFigureFile(path)
    const written = figuresWithFile(text, file, inForce.value)
    const reread = readFigureOverrides(written)
    if (!reread.ok) return reread
    return ok({
      file,
      changes: figureChanges(file, inForce.value),
      target,
      save: () => replaceFile(target, written),
    })
  } catch (error) {
    if (error instanceof FigureFileError) return fail(invalid([{ field: 'FILE', message: error.message }]))
    throw error
  }
}
