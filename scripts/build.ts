/**
 * node scripts/build.ts live|sample [--first-pictures] [--built-from=DIGEST]: pictures (or only what the first pages need of
 * them), the bundle, and the compressed copies of its text files, into a folder of its own, which the next start serves. Until
 * it is finished, and if it fails, that is the one before.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { destination } from 'pino'
import { createBuilder } from 'vite'
import { openBuiltAgency, SAMPLE_IN_FORCE } from '#compose/live-agency.ts'
import { openPublicFigures } from '#compose/live-figures.ts'
import { openTimetableFile } from '#compose/live-timetable.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'
import { orExit } from '#process/startup.ts'
import { buildAgency } from './build-agency.ts'
import { newBuild, publish, switchTo } from './build-folders.ts'
import { buildWorker } from './build-worker.ts'
import { writeSampleAgency } from './sample-agency.ts'
import { writeSampleFigures } from './sample-figures.ts'
import { writeSampleMap } from './sample-map.ts'
import { writeSampleTimetable } from './sample-timetable.ts'
import { writeSampleVoice } from './sample-voice.ts'
import { writeNotices } from './third-party-notices.ts'

const STDERR = 2
const { values, positionals } = parseArgs({
  options: { 'first-pictures': { type: 'boolean' }, 'built-from': { type: 'string' } },
  allowPositionals: true,
})
const edition = positionals[0] === 'sample' ? 'sample' : 'live'
/** A static site has no server that could read the environment later. */
const config = edition === 'sample' ? orExit(readConfig(process.env)) : null
const figures = config && orExit(await openPublicFigures(config))
/** The live edition's folder isn't taken unasked. */
const agency =
  config &&
  (process.env['AGENCY_DIR'] ? orExit(await openBuiltAgency(config, { now: () => new Date() })) : SAMPLE_IN_FORCE)
const dist = edition === 'sample' ? 'dist-sample' : 'dist'
const folder = newBuild(dist, new Date())
const client = join(folder, 'client')
process.env['EDITION'] = edition
process.env['BUILD_FOLDER'] = folder
process.env['NODE_ENV'] = 'production'
// The sample edition's shell is rendered for it (src/app/router.tsx).
if (agency) process.env['SHELL_AGENCY'] = JSON.stringify(agency.agency)

const pictures = values['first-pictures'] ? ['--first'] : []
execFileSync(process.execPath, ['scripts/derive-media.ts', ...pictures], { stdio: 'inherit' })
const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
if (edition === 'live') await buildAgency(folder)
await buildWorker(client, config?.offline ?? true)
writeNotices(folder, client, edition)
if (config && figures && agency) {
  writeSampleFigures(client, figures)
  writeSampleAgency(client, agency)
  const { timetableFile } = config
  writeSampleTimetable(client, timetableFile === null ? null : orExit(await openTimetableFile(timetableFile)))
  // Static hosts answer an unknown address with this page; the router in it then shows the right one.
  copyFileSync(`${client}/index.html`, `${client}/404.html`)
  const log = createLog(destination({ fd: STDERR, sync: true }), true)
  await writeSampleMap(client, config, log)
  writeSampleVoice(client, config)
}
execFileSync(process.execPath, ['scripts/precompress.ts', client], { stdio: 'inherit' })
// scripts/prepared.mjs knows by it whether the build is of the sources that are there.
if (values['built-from'] !== undefined) writeFileSync(join(folder, '.built-from'), values['built-from'])
// With all its pictures it needs no server: any static host can have it.
if (edition === 'sample' && !values['first-pictures']) publish(client, join(dist, 'client'))
switchTo(dist, basename(folder))
// The prerender of the sample shell leaves its preview server behind.
process.exit(0)
