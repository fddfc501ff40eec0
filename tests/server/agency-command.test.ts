import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#adapters/database/database.ts'
import { openDatabase } from '#adapters/database/open-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keystead-agency-'))
let database: Database
beforeAll(async () => {
  // Open all the time, as by the server.
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

async function agency(script: 'people' | 'folder', ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: 'https://homes.example' }
  const child = spawn(process.execPath, [`scripts/agency-${script}.ts`, ...args], { env })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out: out.trimEnd(), err: err.trimEnd() }
}

test('the first owner is invited by a link that is printed and mailed, with an entry by the server', async () => {
  expect((await agency('people', 'list')).out).toContain('npm run agency -- invite EMAIL')
  const { code, out } = await agency('people', 'invite', 'Nora@example.com')
  expect([code, out]).toEqual([0, expect.stringMatching(/\nhttps:\/\/homes\.example\/agency\/join#[\w-]{43}$/)])
  const [mail] = await database.db.selectFrom('outbox_mails').select(['topic', 'recipient', 'contents']).execute()
  expect(mail).toMatchObject({ topic: 'member', recipient: 'Nora@example.com' })
  expect(mail!.contents).toContain(out.split('\n').at(-1))
  const entries = await database.db.selectFrom('agency_audit').select(['act', 'member_name']).execute()
  expect(entries).toEqual([{ act: 'member.invited', member_name: 'server' }])
  expect((await agency('people', 'list')).out).toMatch(/\(invited\) +nora@example\.com +Owner/)
})

test('somebody who isn’t a member is nobody to change, and a wrong command says what there is', async () => {
  for (const command of ['remove', 'reset-two-step', 'end-sessions'])
    expect(await agency('people', command, 'stranger@example.com')).toEqual({
      code: 1,
      out: '',
      err: 'Nobody works here with the address stranger@example.com.',
    })
  for (const args of [['invite'], ['invite', 'a@example.com', 'queen'], ['remove']])
    expect(await agency('people', ...args)).toMatchObject({ code: 2, out: '' })
  expect((await agency('people', 'end-sessions')).out).toBe('0 sessions ended.')
})

test('a check compares the audit log with its seals, too', async () => {
  await agency('folder', 'init')
  const seals = { day: '2026-11-01', up_to: 1, entries: 3, hash: 'ab' }
  expect((await agency('folder', 'check')).out).toContain('The audit log fits its seals.')
  await database.db
    .insertInto('agency_audit_seals')
    .values({ ...seals, day: new Date().toISOString().slice(0, 10) })
    .execute()
  const { code, err } = await agency('folder', 'check')
  expect(code).toBe(1)
  expect(err).toContain('The audit log was changed.')
})
