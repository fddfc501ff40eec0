import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { PICTURE_FILES } from '#content/picture-files.ts'
import { switchTo } from '../../scripts/build-folders.ts'
import { ENDS_WITH_STARTER } from '../ends-with-starter.ts'
import { copyProduct, type ProductCopy } from '../product-copy.ts'
import type { LogLine } from './test-site.ts'

/** For hooks that start one on a busy machine, ms. */
export const START_TIMEOUT = 60_000

/** Headers that every answer has, whatever was asked. */
export const ALWAYS = [
  'x-request-id',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
]

/** What came back on a connection: the status (0 for nothing) and all of its text. */
export interface WireAnswer {
  status: number
  text: string
}

/** The value of a header of an answer; null where it has none. */
export const headerOf = ({ text }: WireAnswer, name: string): string | null =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(text.split('\r\n\r\n')[0]!)?.[1] ?? null

/** The server as operators start it, in a process of its own. */
export interface StartedSite {
  url: string
  /** Everything logged so far. */
  logged: () => LogLine[]
  /** The line about a request, as soon as it is there. */
  lineOf: (id: string) => Promise<LogLine>
  signal: (name: NodeJS.Signals) => void
  /** Sends bytes as they are and reads until the server closes. */
  send: (bytes: string) => Promise<WireAnswer>
  stop: () => Promise<void>
}

/** Starts `src/entry/node.ts` of a copy of the product, on a free port and a data folder of its own. */
export async function startSite(copy: ProductCopy, env: Record<string, string> = {}): Promise<StartedSite> {
  const child = spawn(process.execPath, [...ENDS_WITH_STARTER, path.join(copy.folder, 'src/entry/node.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: path.join(copy.folder, `data-${crypto.randomUUID()}`),
      ...copy.compiled,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let written = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text))
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)))
  ended.catch(() => {})
  const until = async <T>(look: () => T | undefined): Promise<T> => {
    for (let seen = look(); ; seen = look()) {
      if (seen !== undefined) return seen
      await Promise.race([once(child.stdout, 'data'), ended])
    }
  }
  const logged = () =>
    written
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as LogLine)
  const url = await until(() => /is ready at (\S+)/.exec(written)?.[1])
  return {
    url,
    logged,
    lineOf: (id) => until(() => logged().find((line) => line['id'] === id)),
    signal: (name) => void child.kill(name),
    send: (bytes) => send(Number(new URL(url).port), bytes),
    stop: async () => {
      child.kill('SIGKILL')
      await ended.catch(() => {})
    },
  }
}

/** Answers each page with the address and the agency it was given. Like the real one it loads a page's code when it is first asked for. */
const RENDERER = `export default {
  fetch: async (request, { context }) => (await import('./pages.js')).page(context),
}
`
const PAGES = `export const page = ({ origin, agency }) =>
  new Response('<!doctype html><html><h1>' + origin + '</h1><p>' + agency.name + '</p></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
`

/** Lays a build into a product's copy whose only page says its address, as the current one; its asset is named by it. */
export function layMadeBuild({ folder }: ProductCopy, name: string): void {
  const build = path.join(folder, 'dist/builds', name)
  mkdirSync(path.join(build, 'server'), { recursive: true })
  mkdirSync(path.join(build, 'client/assets'), { recursive: true })
  writeFileSync(path.join(build, 'server/renderer.js'), RENDERER)
  writeFileSync(path.join(build, 'server/pages.js'), PAGES)
  writeFileSync(path.join(build, `client/assets/${name}.js`), 'export {}')
  // So that none is derived.
  mkdirSync(path.join(build, 'client/media'))
  for (const { file } of PICTURE_FILES) writeFileSync(path.join(build, 'client/media', file), '')
  switchTo(path.join(folder, 'dist'), name)
}

/** A copy of the product with a made build. */
export function madeCopy(): ProductCopy {
  const copy = copyProduct()
  layMadeBuild(copy, 'made')
  return copy
}

async function send(port: number, bytes: string): Promise<WireAnswer> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }
}
