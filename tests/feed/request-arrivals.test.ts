import { createServer } from 'node:http'
import { connect, createServer as createRelay, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { RequestThrottle } from '#adapters/reso/request-throttle.ts'

/** How long the way to the server takes to open, ms: names are looked up, TLS is agreed on. */
const OPENING = 350

/** A server that notes when requests arrive, behind a relay whose connections take a while to open. */
async function startMeasuredPeer(): Promise<{ url: string; arrivals: number[] }> {
  const arrivals: number[] = []
  const server = createServer((_, answer) => {
    arrivals.push(performance.now())
    answer.end('{}')
  }).listen(0, '127.0.0.1')
  const relay = createRelay((socket) => {
    setTimeout(() => {
      const behind = connect((server.address() as AddressInfo).port, '127.0.0.1')
      socket.pipe(behind).pipe(socket)
      for (const end of [socket, behind]) end.on('error', () => {})
    }, OPENING)
  }).listen(0, '127.0.0.1')
  await Promise.all(
    [server, relay].map((one) => one.listening || new Promise((resolve) => one.once('listening', resolve))),
  )
  onTestFinished(() => {
    relay.close()
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}/`, arrivals }
}

test('at the server no second has more than two requests, the one that opens the connection included', async () => {
  const { url, arrivals } = await startMeasuredPeer()
  const clock = { now: () => performance.now(), wait: (ms: number) => wait(ms) }
  const throttle = new RequestThrottle({ perSecond: 2, perHour: null }, clock)
  for (let i = 0; i < 5; i += 1) await throttle.send(async () => (await fetch(url)).text())
  // The third after the first, and so on: by less than a second MLS Grid suspends a token.
  const gaps = arrivals.slice(2).map((time, place) => time - arrivals[place]!)
  expect(gaps).toHaveLength(3)
  expect(Math.min(...gaps)).toBeGreaterThan(1000)
})
