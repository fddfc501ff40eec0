import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, hangs, says, startModelPeer, status, type ModelPeer } from '../voice/model-peer.ts'
import { startSite, type SiteProcess } from './site-process.ts'
import { withoutSpeech } from './speech-stand-in.ts'
import { CHROMIUM, visitorOf } from './visitor.ts'

const KEY = 'sk-only-for-this-test'
const data = mkdtempSync(path.join(tmpdir(), 'keystead-model-'))
let peer: ModelPeer
let site: SiteProcess
beforeAll(async () => {
  // The tests are skipped then, and there is no build.
  if (CHROMIUM === null) return
  peer = await startModelPeer()
  const model = { AGENT_LLM_URL: peer.url, AGENT_LLM_MODEL: 'some-model', AGENT_LLM_KEY: KEY }
  site = await startSite(['src/entry/node.ts'], { DATA_DIR: data, TRUST_PROXY: 'loopback', ...model })
})
afterAll(async () => {
  if (CHROMIUM !== null) {
    await site.stop()
    peer.close()
  }
  rmSync(data, { recursive: true, force: true })
})

/** FIRST_TEXT_TIMEOUT_MS of adapters/browser-speech/model-brain.lazy.ts, ms. */
const SHORTEST_LIMIT = 8000

/**
 * Runs in the page before its scripts: the rules take over only from a model that fails, not from one whose server, on a busy
 * machine, is slow to load the code for it. The limits have their own test (tests/voice/model-brain.server.test.ts).
 */
const withoutTimeLimits = (page: Page) =>
  page.addInitScript((shortest) => {
    const { setTimeout } = window
    const patient = (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < shortest ? setTimeout(run, ms, ...args) : 0
    window.setTimeout = patient as typeof window.setTimeout
  }, SHORTEST_LIMIT)

test('[live] a language model finds homes; a tour it asks for is sent after the visitor’s yes alone; without it the rules answer', async () => {
  const page = await visitorOf('live', site.url).visit('/', {
    prepare: async (opened) => {
      await withoutSpeech(opened)
      await withoutTimeLimits(opened)
    },
  })
  const log = page.getByRole('log', { name: 'Transcript' })
  const write = async (text: string) => {
    await page.getByRole('textbox', { name: 'Write to Maya' }).fill(text)
    await page.keyboard.press('Enter')
  }
  /** Each mail is a file. */
  const mails = () => readdirSync(data, { recursive: true }).filter((file) => String(file).endsWith('.eml')).length
  await page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' }).click()
  await page.getByRole('button', { name: 'Start Voice Chat Now' }).click()
  await log.getByText(/AI assistant of Keystead.* language model reads the text of what you say/).waitFor()

  peer.replies(calls('search_listings', { county: 'Essex' }, 'Let me look.'), says('The newest is number one.'))
  await write('what is there in Essex?')
  await log.getByText('Let me look. The newest is number one.').waitFor()
  const id = /\d+$/.exec((await log.getByRole('article').first().getByRole('link').getAttribute('href'))!)![0]
  await expect.poll(async () => (await log.innerText()).match(/listed by Keystead Realty LLC/gi)?.length).toBe(1)

  peer.replies(calls('book_tour', { listing_id: Number(id) }, 'I have booked it.'))
  await write('I would love to see it next Saturday morning')
  await log.getByText(/What is your name\?/).waitFor()
  await write('Ana Ruiz')
  await log.getByText(/What is your email address\?/).waitFor()
  await write('ana@example.com')
  await log.getByText(/Let me read that back: a tour .*Ana Ruiz, ana@example\.com.*Should I send it\?/s).waitFor()
  expect(mails()).toBe(0)
  await write('yes')
  await log.getByText(/^Sent\. An agent will confirm/).waitFor()
  await expect.poll(mails).toBe(2)
  expect(await log.innerText()).not.toMatch(/I have booked/)
  expect(JSON.stringify(peer.asked)).not.toMatch(/Ruiz|ana@/)

  peer.replies(status(500, `down, key ${KEY}`))
  await write('homes in Bergen County')
  await log.getByText(/^\d+ homes in Bergen County/).waitFor()
  const talked = peer.asked.length
  await write('is it a safe area?')
  await log.getByText(/can’t judge how safe a place is/).waitFor()
  expect(peer.asked).toHaveLength(talked)
  expect(site.said()).toMatch(/"reason":"status 500"/)
  expect(site.said()).not.toContain(KEY)

  // Its first sentence is read while it still thinks of the next; leaving aborts it.
  await page.reload()
  await page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' }).click()
  await page.getByRole('button', { name: 'Start Voice Chat Now' }).click()
  peer.replies(hangs('Here is the first sentence. And here'))
  await write('tell me something')
  await log.getByText('Here is the first sentence.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'End Call' }).click()
  await peer.hungUp
})
