import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../../scripts/find-browsers.mjs'
import type { BrowserFamily, BrowserPage } from './browser-page.ts'
import { missingScreen, openScreen } from './hidden-screen.ts'
import { keyActions, pointerActions, typeActions } from './webdriver-actions.ts'

// Firefox by WebDriver BiDi, which it speaks itself (w3.org/TR/webdriver-bidi). Playwright's own way asks for commands that
// the extended support release doesn't have yet.

const PROGRAM = findBrowser('FIREFOX')

/** Nothing is fetched that no page asks for. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'toolkit.telemetry.enabled': false,
  'webgl.force-enabled': true,
}

export const firefox: BrowserFamily = {
  name: 'Firefox',
  missing: PROGRAM === null ? 'Firefox' : missingScreen,
  needsErrorScript: false,
  opensAllHomes: false,
  launch: async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'keystead-firefox-'))
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
    writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
    const args = ['--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank']
    // Without a screen it has no WebGL, which maps are drawn by.
    const screen = await openScreen()
    const env = { ...process.env, DISPLAY: screen.display }
    const child = spawn(PROGRAM!, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)))
      child.stderr.on('data', (chunk: Buffer) => {
        said += String(chunk)
        const found = /WebDriver BiDi listening on (\S+)/.exec(said)
        if (found) resolve(found[1]!)
      })
    })
    const connection = await connect(`${address}/session`)
    const page = await newPage(connection)
    return {
      page,
      close: async () => {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        await connection.send('browser.close', {})
        await ended
        await screen.close()
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
}

interface LogEntry {
  level: string
  text: string | null
  source: { context?: string }
}

interface Connection {
  send<Answer>(method: string, params: object): Promise<Answer>
  onLog: (listener: (entry: LogEntry) => void) => void
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let listen: (entry: LogEntry) => void = () => {}
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.method === 'log.entryAdded') listen(message.params)
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'error') asked?.reject(new Error(`${message.error}: ${message.message}`))
    else asked?.resolve(message.result)
  })
  let last = 0
  return {
    send: <Answer>(method: string, params: object) => {
      const asked = Promise.withResolvers<unknown>()
      waiting.set(++last, asked)
      socket.send(JSON.stringify({ id: last, method, params }))
      return asked.promise as Promise<Answer>
    },
    onLog: (listener) => (listen = listener),
  }
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

async function newPage({ send, onLog }: Connection): Promise<BrowserPage> {
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const { context } = contexts[0]!
  const errors: string[] = []
  onLog(({ level, text, source }) => {
    if (source.context === context && level === 'error') errors.push(String(text))
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const navigate = async (url: string, wait: 'complete' | 'interactive') =>
    void (await send('browsingContext.navigate', { context, url, wait }))
  const perform = async (actions: object[]) => void (await send('input.performActions', { context, actions }))
  return {
    open: (url) => navigate(url, 'complete'),
    begin: (url) => navigate(url, 'interactive'),
    resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
    evaluate: async (ask, ...args) => {
      const answer = await send<Evaluated>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${String(ask)})(...JSON.parse(args))) ?? 'null'`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    press: (way) => perform(pointerActions(way)),
    type: (text) => perform(typeActions(text)),
    key: (name) => perform(keyActions(name)),
    takeErrors: () => errors.splice(0),
  }
}
