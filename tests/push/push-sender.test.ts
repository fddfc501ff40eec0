import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { webPushSender, type PushSenderOptions } from '#adapters/web-push/push-sender.ts'
import { vapidKeys } from '#adapters/web-push/vapid-keys.ts'
import { subscribedBrowser } from './push-browser.ts'

const keys = vapidKeys('only for tests, only for tests, only for tests')
const NOTICE = { title: '1 new home', body: '$585,000, Montclair', path: '/listings/7' }

function opened(options: Partial<PushSenderOptions> = {}) {
  const sender = webPushSender({ keys, contact: () => 'mailto:hello@keystead.example', ...options })
  onTestFinished(() => sender.close())
  return (endpoint: string) =>
    sender.send({
      id: '00000000-0000-4000-8000-000000000000',
      to: subscribedBrowser(endpoint).address,
      siteKey: keys.publicKey,
      notice: NOTICE,
    })
}

async function peer(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('H-04 neither this machine nor a host without TLS is asked, whatever a name leads to', async () => {
  let asked = 0
  const site = await peer((_, response) => response.end(String((asked += 1))))
  const send = opened()
  for (const url of [site, site.replace('http:', 'https:'), 'https://localhost/', 'ftp://push.example/1', 'none'])
    expect(await send(url)).toMatchObject({ outcome: 'gone' })
  expect(asked).toBe(0)
})

test('H-04 a push service that doesn’t answer, breaks off, or can’t be found is tried again', async () => {
  const silent = await peer(() => {})
  const broken = await peer((request) => request.socket.destroy())
  const send = opened({ allowPrivate: true, timeLimit: 300 })
  for (const url of [silent, broken, 'https://push.invalid/'])
    expect(await send(url)).toMatchObject({ outcome: 'failed', waitMs: null })
})

test('H-04 an endless answer doesn’t hold a notification up', async () => {
  const endless = await peer((_, response) => void response.writeHead(201).write('x'.repeat(99)))
  expect(await opened({ allowPrivate: true, timeLimit: 300 })(endless)).toEqual({ outcome: 'sent' })
  await new Promise((resolve) => setTimeout(resolve, 500))
})
