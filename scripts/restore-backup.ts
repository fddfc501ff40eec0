// npm run restore: puts a backup in the place of the live edition's database.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { liveBackups } from '#compose/backups.ts'
import { readConfig } from '#process/config.ts'
import { countsText } from './counts-text.ts'

const USAGE = `Usage: npm run restore -- FILE [--force]

  FILE     a backup from npm run backup, with its checksum FILE.sha256 in the same folder
  --force  replaces an existing database; an embedded one is moved aside

Stop the server first. Environment: DATA_DIR, DATABASE_URL, as for the server.
Exit code: 0 done, 1 nothing was changed.`

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const { file, force } = readArguments()
    const config = readConfig(process.env)
    if (!config.ok) throw new Error(config.problem.message)
    const { counts, missingFiles, replaced } = await liveBackups(config.value).restore(file, force)
    console.log(`Restored ${file}.\n${countsText(counts)}`)
    if (counts.waitingMails > 0)
      console.log('Queued emails go out the next time the server starts, including any already sent after the backup.')
    if (replaced !== null) console.log(`The previous database is now in ${replaced}.`)
    if (missingFiles.length > 0) console.log(missingText(missingFiles))
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

function missingText(files: readonly string[]): string {
  const folders = [...Map.groupBy(files, (name) => name.split('/', 1)[0]!)]
  const list = folders.map(([folder, own]) => `  ${folder}: ${own.length} ${own.length === 1 ? 'file' : 'files'}`)
  return `Not in the backup and not in DATA_DIR. Copy these from elsewhere if you need them:\n${list.join('\n')}`
}

function readArguments(): { file: string; force: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { force: { type: 'boolean' } }, allowPositionals: true })
    if (positionals.length !== 1) throw new Error('Name one file.')
    // npm runs a script in the package's folder and says where it was called from.
    return { file: resolve(process.env['INIT_CWD'] ?? '', positionals[0]!), force: values.force ?? false }
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error })
  }
}
