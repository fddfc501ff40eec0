// node bench/sign-in-flood.ts: 2,000 guesses of a password from one network, and others who sign in meanwhile.
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startKilledServer } from '../tests/durability/killed-server.ts'
import { printTable } from './figures.ts'

const GUESSES = 2000
const OTHERS = 20
const PASSWORD = 'blue door, warm kitchen'

const dataDir = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const server = await startKilledServer(dataDir, {})

async function post(what: string, body: object, network: string): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
  const answer = await fetch(`${server.url}/api/account/${what}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - started }
}

/** Others sign in one after the other, each from a network of their own. */
async function others(from: string): Promise<number[]> {
  const times = []
  for (let number = 0; number < OTHERS; number++) {
    const { status, ms } = await post('sign-in', { email: 'ana@example.com', password: PASSWORD }, `${from}.${number}`)
    if (status !== 200) throw new Error(`Somebody could not sign in: ${status}`)
    times.push(ms)
  }
  return times.sort((a, b) => a - b)
}

/** The token of the link mailed at sign-up, once its file is there. */
async function mailedToken(): Promise<string> {
  const outbox = path.join(dataDir, 'outbox')
  for (;;) {
    for (const name of await readdir(outbox)) {
      const mail = (await readFile(path.join(outbox, name), 'utf8')).replaceAll('=\r\n', '')
      const token = /#sign-up\.([\w-]+)/.exec(mail)?.[1]
      if (token) return token
    }
    await wait(50)
  }
}

try {
  await post(
    'sign-up',
    { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: PASSWORD },
    '10.0.0.1',
  )
  await post('confirmation', { token: await mailedToken() }, '10.0.0.1')
  const quiet = await others('10.1.0')
  const guesses = Promise.all(
    Array.from({ length: GUESSES }, (_, number) =>
      post('sign-in', { email: 'ana@example.com', password: `guess ${number}` }, '10.2.0.1'),
    ),
  )
  const busy = await others('10.3.0')
  const answers = await guesses
  const median = (times: readonly number[]) => Math.round(times[Math.floor(times.length / 2)]!)
  printTable(`${GUESSES} guesses of a password from one network`, [
    { what: 'guesses looked at', number: answers.filter(({ status }) => status === 401).length },
    { what: 'guesses refused', number: answers.filter(({ status }) => status === 429).length },
    { what: 'sign-in of others, nothing else going on: median, ms', number: median(quiet) },
    { what: 'sign-in of others meanwhile: median, ms', number: median(busy) },
    { what: 'sign-in of others meanwhile: longest, ms', number: Math.round(busy.at(-1)!) },
  ])
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
