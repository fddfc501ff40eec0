// node scripts/build.ts live|sample [--first-pictures]: pictures (or only what the first pages need of them), the bundle, and the compressed copies of its text files.
import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { destination } from 'pino'
import { createBuilder } from 'vite'
import { openPublicFigures } from '#compose/live-figures.ts'
import { openTimetableFile } from '#compose/live-timetable.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'
import { orExit } from '#process/startup.ts'
import { buildWorker } from './build-worker.ts'
import { writeSampleFigures } from './sample-figures.ts'
import { writeSampleMap } from './sample-map.ts'
import { writeSampleTimetable } from './sample-timetable.ts'
import { writeSampleVoice } from './sample-voice.ts'

const STDERR = 2
const edition = process.argv[2] === 'sample' ? 'sample' : 'live'
/** A static site has no server that could read the environment later. */
const config = edition === 'sample' ? orExit(readConfig(process.env)) : null
const figures = config && orExit(await openPublicFigures(config))
const client = edition === 'sample' ? 'dist-sample/client' : 'dist/client'
process.env['EDITION'] = edition
process.env['NODE_ENV'] = 'production'

const pictures = process.argv.includes('--first-pictures') ? ['--first'] : []
execFileSync(process.execPath, ['scripts/derive-media.ts', ...pictures], { stdio: 'inherit' })
const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
await buildWorker(client, config?.offline ?? true)
if (config && figures) {
  writeSampleFigures(client, figures)
  const { timetableFile } = config
  writeSampleTimetable(client, timetableFile === null ? null : orExit(await openTimetableFile(timetableFile)))
  // Static hosts answer an unknown address with this page; the router in it then shows the right one.
  copyFileSync(`${client}/index.html`, `${client}/404.html`)
  const log = createLog(destination({ fd: STDERR, sync: true }), true)
  await writeSampleMap(client, config, log)
  writeSampleVoice(client, config)
}
execFileSync(process.execPath, ['scripts/precompress.ts', client], { stdio: 'inherit' })
// The prerender of the sample shell leaves its preview server behind.
process.exit(0)
