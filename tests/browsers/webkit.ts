import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { findBrowser } from '../../scripts/find-browsers.mjs'
import { STEP_LIMIT } from '../e2e/limits.ts'
import { freePort } from '../free-port.ts'
import type { BrowserFamily, BrowserPage } from './browser-page.ts'
import { missingScreen, openScreen, stopProcess } from './hidden-screen.ts'
import { keyActions, pointerActions } from './webdriver-actions.ts'

// WebKitGTK's MiniBrowser by WebDriver (w3.org/TR/webdriver2), on a screen of its own that nobody sees.

const DRIVER = findBrowser('WEBKIT_DRIVER')

/** The tool bar would keep the window wider than a phone. */
const SMALL_TOOL_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

/** Where there is no graphics card, a frame takes a second otherwise. */
const BY_PROCESSOR = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }

const homeIn = (folder: string) => ({ XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder })

export const webkit: BrowserFamily = {
  name: 'WebKit',
  missing: DRIVER === null ? 'WebKit' : missingScreen,
  needsErrorScript: true,
  opensAllHomes: false,
  launch: async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'keystead-webkit-'))
    mkdirSync(path.join(home, 'gtk-3.0'))
    writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), SMALL_TOOL_BAR)
    const screen = await openScreen()
    const port = await freePort()
    const driver = spawn(DRIVER!, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, ...BY_PROCESSOR, DISPLAY: screen.display, ...homeIn(home) },
      stdio: 'ignore',
    })
    const session = await newSession(`http://127.0.0.1:${port}`)
    return {
      page: newPage(session),
      close: async () => {
        await session('DELETE', '')
        await stopProcess(driver)
        await screen.close()
        rmSync(home, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
}

/**
 * No command waits for a page: a module that is on its way holds up the event that tells of a loaded one, and 'eager' makes
 * WebKitGTK 2.50 wait for ever.
 */
const CAPABILITIES = { alwaysMatch: { pageLoadStrategy: 'none' } }

type Command = <Answer>(method: 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>

async function newSession(driver: string): Promise<Command> {
  // The driver does not say when it listens.
  const { sessionId } = await vi.waitFor(
    () => command<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: CAPABILITIES }),
    STEP_LIMIT,
  )
  return (method, tail, body) => command(method, `${driver}/session/${sessionId}${tail}`, body)
}

/** A script that is asked for in the moment in which its page is left is never answered, ms. */
const ANSWER_LIMIT = 20_000

async function command<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT)
  const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

function newPage(session: Command): BrowserPage {
  const run = <Answer>(script: string, ...args: unknown[]) => session<Answer>('POST', '/execute/sync', { script, args })
  const perform = (actions: object[]) => session<void>('POST', '/actions', { actions })
  const resize = (size: { width: number; height: number }) => session('POST', '/window/rect', size)
  /** The document before has a mark, the one that is opened has none. */
  const navigate = async (url: string, isThere: string) => {
    await run<void>('document.isLeft = true')
    await session('POST', '/url', { url })
    const isOpen = () => run<boolean>(`return !document.isLeft && ${isThere}`).catch(() => false)
    await vi.waitUntil(isOpen, STEP_LIMIT)
  }
  return {
    open: (url) => navigate(url, `document.readyState === 'complete'`),
    begin: (url) => navigate(url, `document.readyState !== 'loading'`),
    resize: async ({ width, height }) => {
      await resize({ width, height })
      // The command sets the window's outside.
      const inner = await run<number>('return innerHeight')
      if (inner !== height) await resize({ width, height: height + height - inner })
      await vi.waitUntil(() => run<boolean>('return innerWidth === arguments[0]', width), STEP_LIMIT)
    },
    evaluate: async (ask, ...args) => {
      const script = `return Promise.resolve((${String(ask)})(...JSON.parse(arguments[0]))).then((answer) => JSON.stringify(answer) ?? 'null')`
      return JSON.parse(await run<string>(script, JSON.stringify(args)))
    },
    press: (way) => perform(pointerActions(way)),
    // A pressed key takes a quarter of a second where there is no graphics card.
    type: (text) => run<void>(`document.execCommand('insertText', false, arguments[0])`, text),
    key: (name) => perform(keyActions(name)),
    takeErrors: () => [],
  }
}
