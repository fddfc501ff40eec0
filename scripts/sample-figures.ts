// The operator's own figures in the sample edition: a static site has no server that could read them later.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LiveFigures } from '#compose/live-figures.ts'
import { FIGURES_PATH } from '#ports/browser/public-figures.ts'

const TERMS = /(?<= data-terms=")[^"]*/

/** Writes the figures into a built folder, and what costs are computed by into the page that all others start from. */
export function writeSampleFigures(client: string, { overrides, costBasis }: LiveFigures): void {
  writeFileSync(join(client, FIGURES_PATH), JSON.stringify(overrides))
  const page = join(client, 'index.html')
  const shell = readFileSync(page, 'utf8')
  if (!TERMS.test(shell)) throw new Error('The shell has no data-terms; see src/routes/__root.tsx')
  const attribute = JSON.stringify(costBasis).replaceAll('"', '&quot;')
  writeFileSync(
    page,
    shell.replace(TERMS, () => attribute),
  )
}
