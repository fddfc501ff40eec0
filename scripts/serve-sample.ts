// node scripts/serve-sample.ts: the built sample edition as any static host would serve it. Reads PORT and HOST.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { destination } from 'pino'
import { openDerivedPictures } from '#compose/derived-pictures.ts'
import { listen } from '#http/http-server.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { createStaticSite } from '#http/static-site.ts'
import { currentBuild, markInUse } from '#process/build-folder.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'
import { endOnSignal } from '#process/shutdown.ts'
import { announce, orExit } from '#process/startup.ts'
import { readSampleMap } from './sample-map.ts'
import { readSampleVoice } from './sample-voice.ts'

const STDERR = 2
const dist = fileURLToPath(new URL('../dist-sample', import.meta.url))

const config = orExit(readConfig(process.env))
const build = orExit(currentBuild(dist, 'npm run start:sample'))
markInUse(build)
const client = join(build, 'client')
const shell = readFileSync(join(client, 'index.html'), 'utf8')
const log = createLog(destination(STDERR), true)
const chosen = { map: await readSampleMap(client, log), voice: readSampleVoice(client) }
const pictures = openDerivedPictures(client, log)
const site = createStaticSite(openStaticFiles(client, pictures), shell, chosen)
const server = orExit(await listen((request) => site.fetch(request), config, log))
announce(server.url)
pictures.start()
endOnSignal({ server, close: () => pictures.close(), log })
