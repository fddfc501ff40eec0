// npm run backup: copies the live edition's database into one file, while the server serves.
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { removeOldBackups } from '#adapters/database/backup/backup-files.ts'
import { liveBackups } from '#compose/backups.ts'
import { readConfig } from '#process/config.ts'
import { countsText } from './counts-text.ts'

const USAGE = `Usage: npm run backup [-- DIR] [--keep N]

  DIR       folder for the backup; default: backups in DATA_DIR
  --keep N  how many of the newest backups to keep; default: 14

Environment: DATA_DIR, DATABASE_URL, as for the server. The server can be running.
Exit code: 0 done, 1 failed.`

const KEEP = '14'

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const { folder, keep } = readArguments()
    const config = readConfig(process.env)
    if (!config.ok) throw new Error(config.problem.message)
    const target = folder ?? join(config.value.dataDir, 'backups')
    const { file, counts } = await liveBackups(config.value).make(target, new Date())
    console.log(`Backed up to ${file} (${statSync(file).size} bytes).\n${countsText(counts)}`)
    const removed = removeOldBackups(target, keep)
    if (removed > 0) console.log(`Older backups removed: ${removed}.`)
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

function readArguments(): { folder: string | null; keep: number } {
  try {
    const { values, positionals } = parseArgs({
      options: { keep: { type: 'string', default: KEEP } },
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new Error('Name one folder.')
    if (!/^[1-9]\d{0,5}$/.test(values.keep)) throw new Error('--keep must be a whole number, 1 or more.')
    // npm runs a script in the package's folder and says where it was called from.
    const folder = positionals[0] === undefined ? null : resolve(process.env['INIT_CWD'] ?? '', positionals[0])
    return { folder, keep: Number(values.keep) }
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error })
  }
}
