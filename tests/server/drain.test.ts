// SIGTERM while clients with kept-alive connections ask for pages all the time.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { afterEach, expect, test } from 'vitest'

const CLIENTS = 20
const BEFORE = 200

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function startSite() {
  const child = spawn(process.execPath, ['tests/server/slow-site.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  const ended = once(child, 'exit')
  let said = ''
  while (!said.includes('is ready at')) {
    const [chunk]: unknown[] = await once(child.stdout, 'data')
    said += String(chunk)
  }
  return { child, ended, url: /is ready at (\S+)/.exec(said)![1]! }
}

interface Answer {
  failure: string | null
  /** Whether the request went over a connection used before. */
  reused: boolean
  connection: string | undefined
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      const { connection } = response.headers
      response.resume().on('end', () => resolve({ failure: null, reused: request.reusedSocket, connection }))
      response.on('error', ({ message }) => resolve({ failure: message, reused: request.reusedSocket, connection }))
    })
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ failure: error.code ?? error.message, reused: request.reusedSocket, connection: undefined }),
    )
  })
}

test(
  'no kept-alive connection is reset, and every answer meanwhile says that its connection ends',
  { timeout: 20_000 },
  async () => {
    const site = await startSite()
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    const answers: Answer[] = []
    let signalled = Number.POSITIVE_INFINITY
    const client = async () => {
      for (;;) {
        const answer = await ask(site.url, agent)
        answers.push(answer)
        if (answer.failure !== null) return
        if (answers.length === BEFORE) {
          site.child.kill('SIGTERM')
          signalled = answers.length
        }
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    expect((await site.ended)[0]).toBe(0)
    expect(answers.length).toBeGreaterThan(signalled + CLIENTS)
    expect(answers.slice(0, BEFORE / 2).map(({ connection }) => connection)).not.toContain('close')
    expect(answers.findLast(({ failure }) => failure === null)?.connection).toBe('close')
    expect(answers.filter(({ failure, reused }) => failure !== null && reused)).toEqual([])
    agent.destroy()
  },
)
