import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { httpInquiryGateway } from '#adapters/api-client/inquiry-gateway.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import type { InquiryRecord } from '#ports/server/inquiry-records.ts'
import { madeInquiry, madeTour } from '../conformance/inquiry-gateway.ts'
import { EVERY_THIRD_LATER, startSmtpPeer } from '../mail/smtp-peer.ts'
import type { ProductCopy } from '../product-copy.ts'
import {
  countFavorites,
  newVisitors,
  saveMore,
  type FavoriteFigures,
  type FavoriteVisitor,
} from './favorite-visitors.ts'
import { startKilledServer } from './killed-server.ts'

/** Inquiries sent at once in a burst, and visitors who save three homes each meanwhile. */
const BURST = 12
const VISITORS = 4

export interface BurstOptions {
  bursts: number
  dataDir: string
  /** The product whose server is started; this repository's by default. */
  product?: ProductCopy
  /** From 0 to 1; when each burst is cut off. */
  random: () => number
}

/** What became of what visitors sent while the server was killed in the middle of every burst. */
export interface BurstFigures {
  sent: number
  /** Answered 201 before the kill, or after it to the same request sent again. */
  acknowledged: number
  stored: number
  /** Acknowledged and lost. */
  lost: number
  /** Stored more than once. */
  doubled: number
  mails: number
  /** Mails the mail server took, by their Message-ID. */
  mailed: number
  /** Mails it took more than once; each has a second attempt on record. */
  mailedAgain: number
  /** Mails it took more than once without that. */
  mailedTwiceUnseen: number
  /** Mails that wait, with an attempt on record. */
  waiting: number
  /** Mails marked as sent that the mail server has not got, or given up, or waiting untried. */
  unaccounted: number
  /** How often the mail server said 'later'. */
  refusals: number
  favorites: FavoriteFigures
}

interface Sending {
  inquiry: Inquiry
  key: string
  acknowledged: boolean
}

/**
 * Sends bursts of inquiries and favorites to a real server that is killed (SIGKILL) in the middle of each, with a mail server that puts
 * off every third mail. After each restart every second message without an answer is sent again with its key, as the form does.
 */
export async function runKilledBursts({ bursts, dataDir, product, random }: BurstOptions): Promise<BurstFigures> {
  const peer = await startSmtpPeer(EVERY_THIRD_LATER)
  const env = { SMTP_URL: peer.url }
  const all: Sending[] = []
  const visitors: FavoriteVisitor[] = []
  let server = await startKilledServer(dataDir, env, product)
  for (let burst = 0; burst < bursts; burst++) {
    const sendings = Array.from({ length: BURST }, (_, place) => newSending(place))
    all.push(...sendings)
    const newcomers = await newVisitors(server.url, VISITORS)
    visitors.push(...newcomers)
    const answers = [
      ...sendings.map((sending) => send(server.url, sending)),
      ...newcomers.map((visitor) => saveMore(server.url, visitor)),
    ]
    // Anywhere between the first answer and the last mail.
    await answered(answers, Math.floor(random() * answers.length))
    await wait(random() * 40)
    await server.kill()
    await Promise.all(answers)
    server = await startKilledServer(dataDir, env, product)
    const unanswered = sendings.filter(({ acknowledged }) => !acknowledged)
    await Promise.all(unanswered.filter((_, place) => place % 2 === 0).map((sending) => send(server.url, sending)))
  }
  const records = await waitForMails(dataDir)
  const favorites = await countFavorites(server.url, visitors)
  await server.stop()
  await peer.close()
  return { ...count(all, records, peer.taken), refusals: peer.refused.length, favorites }
}

/** Resolves when the given number has finished. */
async function answered(answers: readonly Promise<void>[], target: number): Promise<void> {
  const enough = Promise.withResolvers<void>()
  let count = 0
  for (const answer of answers) void answer.then(() => ++count >= target && enough.resolve())
  await enough.promise
}

const newSending = (place: number): Sending => ({
  inquiry: madeInquiry({ name: `Visitor ${place}`, tour: place % 3 === 0 ? madeTour() : null }),
  key: crypto.randomUUID(),
  acknowledged: false,
})

let clients = 0

/** Every message comes from a client of its own: no limit is meant here. */
async function send(url: string, sending: Sending): Promise<void> {
  const client = clients++
  const forwarded = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`
  const gateway = httpInquiryGateway((path, init) =>
    fetch(`${url}${path}`, { ...init, headers: { ...(init.headers as object), 'x-forwarded-for': forwarded } }),
  )
  const answer = await gateway.send(1, sending.inquiry, sending.key)
  if (answer.ok) sending.acknowledged = true
  else if (answer.problem.kind !== 'unavailable') throw new Error(answer.problem.message)
}

const run = promisify(execFile)

/** `npm run inquiries -- --json`, beside the running server. */
async function readRecords(dataDir: string): Promise<InquiryRecord[]> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, ['scripts/list-inquiries.ts', '--json'], { env, maxBuffer: 1e8 })
  return JSON.parse(stdout) as InquiryRecord[]
}

/** Until each mail is sent, or put off with the reason on record. */
async function waitForMails(dataDir: string): Promise<InquiryRecord[]> {
  for (;;) {
    const records = await readRecords(dataDir)
    const mails = records.flatMap((record) => record.mails)
    const settled = mails.every(({ state, lastError }) => state !== 'waiting' || lastError !== null)
    if (settled) return records
    await wait(200)
  }
}

function count(
  all: readonly Sending[],
  records: readonly InquiryRecord[],
  taken: readonly { id: string }[],
): Omit<BurstFigures, 'refusals' | 'favorites'> {
  const times = tally(records.map(({ email }) => email))
  const mails = records.flatMap((record) => record.mails)
  const arrivals = tally(taken.map(({ id }) => id.split('@')[0]!))
  const arrived = (id: string) => arrivals.get(id) ?? 0
  const acknowledged = all.filter((sending) => sending.acknowledged)
  const again = mails.filter(({ id }) => arrived(id) > 1)
  const accounted = mails.filter(({ id, state, attempts }) =>
    state === 'sent' ? arrived(id) > 0 : state === 'waiting' && attempts > 0,
  )
  return {
    sent: all.length,
    acknowledged: acknowledged.length,
    stored: records.length,
    lost: acknowledged.filter(({ inquiry }) => !times.has(inquiry.email)).length,
    doubled: [...times.values()].filter((number) => number > 1).length,
    mails: mails.length,
    mailed: mails.filter(({ id }) => arrived(id) > 0).length,
    mailedAgain: again.length,
    mailedTwiceUnseen: again.filter(({ attempts }) => attempts < 2).length,
    waiting: mails.filter(({ state }) => state === 'waiting').length,
    unaccounted: mails.length - accounted.length,
  }
}

function tally(names: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return times
}
