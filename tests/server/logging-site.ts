// A process for log-output.test.ts: a site that logs to stdout; its pages say how many lines were lost, and end it.
import { listen } from '#http/http-server.ts'
import { openLog } from '#process/log.ts'

const { log, dropped } = openLog(1, false)

const answer = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  if (pathname === '/dropped') return new Response(String(dropped()))
  if (pathname === '/exit' || pathname === '/crash') {
    setImmediate(() => {
      log.info({}, 'the last line')
      if (pathname === '/exit') process.exit(0)
      throw new Error('a crash')
    })
    return new Response('ok')
  }
  for (let number = 0; number < 100; number++) log.info({ pathname, number, filler: 'x'.repeat(200) }, 'request')
  return new Response('ok')
}
const listening = await listen(answer, { port: 0, host: '127.0.0.1', trustProxy: null }, log)
if (!listening.ok) throw new Error(listening.problem.message)
process.send!(listening.value.url)
