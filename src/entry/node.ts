// The live edition's process: `node src/entry/node.ts` serves the build; `--dev` serves the sources with hot reload.
import { join } from 'node:path'
import { isatty } from 'node:tty'
import { fileURLToPath } from 'node:url'
import { openDerivedPictures } from '#compose/derived-pictures.ts'
import { openLiveAgency } from '#compose/live-agency.ts'
import { openPublicFigures } from '#compose/live-figures.ts'
import { chooseMap } from '#compose/live-map.ts'
import { liveMetrics, serveMetrics } from '#compose/live-metrics.ts'
import { openLiveServer, type LiveServer } from '#compose/live-server.ts'
import { fail, unavailable, type Result } from '#domain/result.ts'
import { loadBuiltAgency } from '#http/agency/built-agency.ts'
import { loadBuiltPages } from '#http/built-pages.ts'
import { withCopiedPictures } from '#http/copied-pictures.ts'
import { listen } from '#http/http-server.ts'
import { createSite } from '#http/site.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { currentBuild, markInUse } from '#process/build-folder.ts'
import { readConfig } from '#process/config.ts'
import { logConsole, openLog } from '#process/log.ts'
import { securityLog } from '#process/security-log.ts'
import { endOnSignal } from '#process/shutdown.ts'
import { announce, nameMisspelled, orExit } from '#process/startup.ts'

const STDOUT = 1
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

const { log, dropped } = openLog(STDOUT, isatty(STDOUT))
nameMisspelled(process.env)
const config = orExit(readConfig(process.env))
const dev = process.argv.includes('--dev') ? (await import('./dev.ts')).createDevServer() : null
if (!dev) logConsole(log)

const build = dev ? null : orExit(currentBuild(dist, 'npm start'))
if (build !== null) markInUse(build)
const renderPage = dev?.renderPage ?? (await loadBuiltPages(join(build!, 'server/renderer.js')))
const agencyRenderer = dev?.agencyRenderer ?? loadBuiltAgency(build!)
const clock = { now: () => new Date() }
const agency = orExit(
  await openLiveAgency(config, { clock, log, showsSamples: (): boolean => live.samples.shown() > 0 }),
)
const figures = orExit(await openPublicFigures(config))
const [map, opened] = await Promise.all([chooseMap(config, log), openLiveServer(config, log, figures, agency)])
const live: LiveServer = orExit(opened)
const folder = build === null ? fileURLToPath(new URL('../../public', import.meta.url)) : join(build, 'client')
const pictures = openDerivedPictures(folder, log)
const files = withCopiedPictures(openStaticFiles(folder, pictures), { store: live.pictureStore, log })
const isReady = async (): Promise<Result<void>> =>
  server.isDraining() ? fail(unavailable('The server is shutting down.')) : live.isReady()
const site = createSite({
  publicUrl: config.publicUrl,
  map,
  figures,
  agency,
  ...live,
  isReady,
  metricsOf: (guard) =>
    liveMetrics({ ...guard, droppedLogLines: dropped, operation: live.operation, oldFigures: figures.oldKinds }),
  metricsToken: config.metrics.token,
  files,
  offline: config.offline,
  renderPage,
  agencySide: { services: live.agencyServices, renderer: agencyRenderer },
  keepsNonce: dev !== null,
  noteSecurity: securityLog(log),
  log,
})
const metricsPort = orExit(await serveMetrics(site.metrics, config.metrics, log))
const server = orExit(await listen(site.answer, config, log))
server.node.on('connection', site.arrived)
await dev?.attach(server.node)
process.on('SIGHUP', () => void agency.reread())
announce(config.publicUrl ?? server.url)
pictures.start()
endOnSignal({
  server,
  close: async () => {
    await pictures.close()
    await metricsPort.close()
    await dev?.close()
    await live.close()
  },
  log,
})
