// The log of a real process whose stdout is a pipe that nobody reads, or that is read late.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function start() {
  const child = fork('tests/server/logging-site.ts', {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execPath: process.execPath,
  })
  started.push(child)
  const [url] = (await once(child, 'message')) as [string]
  const ask = async (path: string) => (await fetch(url + path)).text()
  return { child, ask, ended: once(child, 'exit') }
}

/** Asks until lines are lost. */
async function stall(ask: (path: string) => Promise<string>): Promise<void> {
  while ((await ask('/dropped')) === '0') await ask('/')
}

test('a reader that stalls holds up no request; what was lost is counted when it reads on', async () => {
  const { child, ask, ended } = await start()
  await stall(ask)
  // 5,000 lines more.
  for (let times = 0; times < 50; times++) expect(await ask('/')).toBe('ok')
  const lost = Number(await ask('/dropped'))
  expect(lost).toBeGreaterThanOrEqual(5000)

  const written = text(child.stdout!)
  let said = ''
  child.stdout!.on('data', (chunk: Buffer) => (said += String(chunk)))
  while (!said.includes('Log lines were dropped')) await once(child.stdout!, 'data')
  await ask('/exit')
  await ended
  const lines = (await written)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; lost?: number })
  expect(lines.find(({ msg }) => msg.startsWith('Log lines were dropped'))?.lost).toBe(lost)
  expect(lines.at(-1)!.msg).toBe('the last line')
})

test.each([
  ['/exit', 0],
  ['/crash', 1],
])('the last lines are written at %s', async (path, code) => {
  const { child, ask, ended } = await start()
  const written = text(child.stdout!)
  await ask(path)
  expect((await ended)[0]).toBe(code)
  expect((await written).trimEnd().split('\n').at(-1)).toContain('the last line')
})

test('a stalled reader does not keep the process from ending', async () => {
  const { ask, ended } = await start()
  await stall(ask)
  await ask('/exit')
  expect((await ended)[0]).toBe(0)
})
