import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#adapters/database/database.ts'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { madeMail } from '../conformance/mail-outbox.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keystead-bounces-'))
let database: Database
beforeAll(async () => {
  // Open all the time, as by the server.
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

async function bounces(args: readonly string[], input = '') {
  const env = { ...process.env, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['scripts/note-bounces.ts', ...args], { env })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}

/** An update to an address, and the report of a mail server that there is no such address. */
async function bounced(address: string): Promise<string> {
  const mail = { ...madeMail('News'), to: [{ name: '', address }] }
  const [now, inquiryId] = [new Date(), null]
  await putMails(database.db, [{ topic: 'updates', mail, secretUntil: null }], { now, inquiryId })
  const rows = database.db.selectFrom('outbox_mails').select('id').where('recipient', '=', address)
  const { id } = await rows.executeTakeFirstOrThrow()
  return [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${id}@homes.example.com>`,
    '--b--',
    '',
  ].join('\r\n')
}

const stopped = async () =>
  (await database.db.selectFrom('stopped_addresses').selectAll().orderBy('address').execute()).map(
    ({ address, reason }) => `${address} ${reason}`,
  )

test('reports from standard input and files, and addresses by hand, stop updates while the site runs', async () => {
  const [first, second] = [await bounced('a@example.com'), await bounced('b@example.com')]
  expect(await bounces(['-'], first)).toEqual({
    code: 0,
    out: 'Standard input: The email came back. Its address gets no more email updates.\n',
    err: '',
  })
  const files = [join(dataDir, 'report.eml'), join(dataDir, 'letter.eml')] as const
  writeFileSync(files[0], second)
  writeFileSync(files[1], 'Subject: Hello\r\n\r\nIs the dock included?\r\n')
  const read = await bounces(files)
  expect(read).toMatchObject({ code: 0, err: '' })
  expect(read.out).toContain(`${files[0]}: The email came back.`)
  expect(read.out).toContain(`${files[1]}: It is no delivery or spam report.`)
  expect(await bounces(['--complaint', ' C@example.com', '--bounce', 'Dan <d@example.com>'])).toMatchObject({ code: 0 })
  expect(await stopped()).toEqual([
    'a@example.com bounce',
    'b@example.com bounce',
    'c@example.com complaint',
    'd@example.com bounce',
  ])
})

test('wrong use and trouble have their own exit codes, so that a mail server keeps the report', async () => {
  expect(await bounces([])).toMatchObject({ code: 64, err: expect.stringContaining('Usage: ') as string })
  expect(await bounces(['--retry'])).toMatchObject({ code: 64 })
  expect(await bounces(['--bounce', 'nobody'])).toMatchObject({ code: 64, out: '' })
  expect(await bounces([join(dataDir, 'not-there.eml')])).toMatchObject({ code: 75, out: '' })
})
