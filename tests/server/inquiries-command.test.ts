import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#adapters/database/database.ts'
import { openDatabase } from '#adapters/database/open-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keystead-inquiries-'))
let database: Database
beforeAll(async () => {
  // Open all the time, as by the server.
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

async function forget(email: string) {
  const env = { ...process.env, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['scripts/list-inquiries.ts', '--forget', email], { env })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, lines: out.trimEnd().split('\n'), err }
}

test('R-04 forgetting a visitor ends email updates to the address, and says what is kept', async () => {
  const asked = {
    name: 'In Bergen',
    search: '{}',
    every: 'daily',
    consent_version: '1',
    expires_at: Date.now(),
  } as const
  await database.db
    .insertInto('update_requests')
    .values({ id: 'one', email: 'ana@example.com', ...asked })
    .execute()
  const complaint = { address: 'ana@example.com', reason: 'complaint', stopped_at: Date.now() } as const
  await database.db.insertInto('stopped_addresses').values(complaint).execute()
  const kept =
    'An email to this address was reported as spam. The site sends it no updates and remembers that for 365 days.'
  expect(await forget('Ana@example.com')).toEqual({
    code: 0,
    lines: [
      '0 inquiries deleted.',
      'This address got email updates without an account, or had asked for some. They were ended.',
      kept,
    ],
    err: '',
  })
  expect(await forget('ana@example.com')).toEqual({ code: 1, lines: ['0 inquiries deleted.', kept], err: '' })
})
