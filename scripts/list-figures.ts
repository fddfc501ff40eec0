// npm run figures: prints every public figure with date and source, the operator's own (FIGURES) in place of ours. Exit code: 0
// all are of an age they may have, 1 some are too old or the settings are wrong.
import { openPublicFigures } from '#compose/live-figures.ts'
import { timetableFigures } from '#content/public-figures/figure-ages.ts'
import { figureReport } from '#content/public-figures/figure-report.ts'
import { SOURCES } from '#content/public-figures/sources.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readConfig } from '#process/config.ts'
import { orExit } from '#process/startup.ts'

const config = orExit(readConfig(process.env))
const { gateway, timetable } = orExit(await openPublicFigures(config))
const { tables } = valueOrThrow(await gateway.figures())
const { text, stale } = figureReport([...tables, timetableFigures(timetable)], SOURCES, todayInNewJersey())

console.log(text)
if (stale.length > 0) {
  console.log(`\nOut of date:\n${stale.map((line) => `! ${line}`).join('\n')}`)
  process.exitCode = 1
} else console.log('\nNothing is out of date.')
