// node scripts/serve-sample.ts: the built sample edition as any static host would serve it. Reads PORT and HOST.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { destination } from 'pino'
import { openDerivedPictures } from '#compose/derived-pictures.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import { listen } from '#http/http-server.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { createStaticSite } from '#http/static-site.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'
import { endOnSignal } from '#process/shutdown.ts'
import { announce, orExit } from '#process/startup.ts'
import { readSampleMap } from './sample-map.ts'
import { readSampleVoice } from './sample-voice.ts'

const STDERR = 2
const client = fileURLToPath(new URL('../dist-sample/client', import.meta.url))
const page = `${client}/index.html`

const config = orExit(readConfig(process.env))
const shell = orExit(
  existsSync(page)
    ? ok(readFileSync(page, 'utf8'))
    : fail(unavailable('The sample edition is not built yet. `npm run start:sample` builds it.')),
)
const log = createLog(destination(STDERR), true)
const chosen = { map: await readSampleMap(client, log), voice: readSampleVoice(client) }
const pictures = openDerivedPictures(client, log)
const site = createStaticSite(openStaticFiles(client, pictures), shell, chosen)
const server = orExit(await listen((request) => site.fetch(request), config, log))
announce(server.url)
pictures.start()
endOnSignal({ server, close: () => pictures.close(), log })
