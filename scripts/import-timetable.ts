// npm run import-gtfs -- ZIP [ZIP...]: makes the timetable anew from the operators' GTFS files.
import { importGtfs, type ImportedTimetable } from '#compose/timetable-import.ts'
import { escapeBidiControls } from '#domain/bidi-controls.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { readConfig } from '#process/config.ts'
import { orExit } from '#process/startup.ts'

const USAGE = `Usage: npm run import-gtfs -- ZIP [ZIP...]

  ZIP   a GTFS file from a rail, light rail, PATH, ferry, or bus operator. Give all files in one command: the new timetable contains only their data.

Writes the TIMETABLE file, or timetable.json in DATA_DIR. An unusable file changes nothing.
Exit code: 0 written, 1 refused.`

process.exitCode = await main(process.argv.slice(2))

async function main(paths: readonly string[]): Promise<number> {
  if (paths.length === 0 || paths.some((path) => path.startsWith('-'))) {
    console.log(USAGE)
    return paths.some((path) => ['-h', '--help'].includes(path)) ? 0 : 1
  }
  const config = orExit(readConfig(process.env))
  try {
    const imported = await importGtfs(paths, config, todayInNewJersey())
    if (imported.ok) return explain(imported.value, config.timetableFile !== null)
    return refuse(imported.problem.kind === 'invalid' ? imported.problem.fields[0]!.message : imported.problem.message)
  } catch (error) {
    return refuse((error as Error).message)
  }
}

function explain({ report, notes, file }: ImportedTimetable, isInForce: boolean): number {
  const lines = [
    ...report,
    ...(notes.length > 0 ? ['', 'Left out or worth noting:', ...notes.map((note) => `- ${note}`)] : []),
  ]
  console.log(escapeBidiControls(lines.join('\n')))
  const next = isInForce ? 'Restart the server' : `Set TIMETABLE=${file} and restart the server`
  console.log(`\nWritten to ${file}. ${next}, and rebuild the sample edition.`)
  return 0
}

function refuse(why: string): number {
  console.error(escapeBidiControls(`Nothing was changed: ${why}`))
  return 1
}
