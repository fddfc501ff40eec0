// A process for process.test.ts: a site whose only page, asked for with ?wait, is held until the process is asked to end.
import { listen } from '#http/http-server.ts'
import { createLog } from '#process/log.ts'
import { endOnSignal } from '#process/shutdown.ts'
import { announce, orExit } from '#process/startup.ts'

const log = createLog({ write: (line) => void process.stdout.write(line) }, false)
const asked = Promise.withResolvers<void>()
process.once('SIGTERM', () => asked.resolve())

const answer = async (request: Request): Promise<Response> => {
  if (new URL(request.url).search !== '?wait') return new Response('at once')
  console.info('waiting')
  await asked.promise
  // Later than whatever else the signal sets off in this turn.
  await new Promise((resolve) => setImmediate(resolve))
  return new Response('finished')
}
const port = Number(process.env['PORT'])
const server = orExit(await listen(answer, { port, host: '127.0.0.1', trustProxy: null }, log))
announce(server.url)
endOnSignal({ server, close: async () => console.info('closed'), log })
