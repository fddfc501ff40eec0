import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#adapters/database/open-database.ts'
import { lockDataFolder } from '#adapters/database/sqlite/data-lock.ts'
import { liveBackups } from '#compose/backups.ts'
import { openLiveServer } from '#compose/live-server.ts'
import { valueOrThrow, type Result } from '#domain/result.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'
import { madeInquiry } from '../conformance/inquiry-gateway.ts'

/** A path at which there is nothing yet. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'data')
}

const log = createLog({ write: () => {} }, false)
const openServer = (dataDir: string) => openLiveServer(valueOrThrow(readConfig({ DATA_DIR: dataDir })), log)
const messageOf = (result: Result<unknown>) => (result.ok ? null : result.problem.message)

/** Another process with the lock of the folder. */
async function startHolder(dataDir: string) {
  const holder = spawn(process.execPath, ['tests/server/folder-holder.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  return holder
}

test('a second server of a data folder is refused, and told who has it; killed, the first leaves it free', async () => {
  const dataDir = scratchFolder()
  const holder = await startHolder(dataDir)
  const refused = messageOf(await openServer(dataDir))
  expect(refused).toContain(`${dataDir} (DATA_DIR) is in use by another server`)
  expect(refused).toContain(
    `process ${holder.pid} on ${hostname()}, since 2026-11-22T07:00:00.000Z. Stop that one first`,
  )
  // Commands work beside it.
  await (await openDatabase({ dataDir })).close()
  // All but the one that replaces the database.
  const backups = liveBackups({ databaseUrl: null, dataDir })
  const { file } = await backups.make(join(dataDir, 'backups'), new Date())
  await expect(backups.restore(file, true)).rejects.toThrow(`process ${holder.pid} `)
  const ended = once(holder, 'exit')
  holder.kill('SIGKILL')
  await ended
  const server = valueOrThrow(await openServer(dataDir))
  expect(messageOf(lockDataFolder(dataDir, new Date()))).toContain(`process ${process.pid}`)
  await server.close()
  valueOrThrow(lockDataFolder(dataDir, new Date())).release()
})

test('a server that can’t start leaves the folder free', async () => {
  const dataDir = scratchFolder()
  await (await openDatabase({ dataDir })).close()
  truncateSync(join(dataDir, 'keystead.db'))
  expect(messageOf(await openServer(dataDir))).toMatch(/keystead\.db is missing or empty.*Is the disk mounted\?/)
  valueOrThrow(lockDataFolder(dataDir, new Date())).release()
})

test('a database that has vanished is refused rather than made anew, until the marker is removed', async () => {
  const dataDir = scratchFolder()
  await (await openDatabase({ dataDir })).close()
  rmSync(join(dataDir, 'keystead.db'))
  await expect(openDatabase({ dataDir })).rejects.toThrow(/to begin with an empty database, remove .*keystead\.marker$/)
  rmSync(join(dataDir, 'keystead.marker'))
  await (await openDatabase({ dataDir })).close()
})

test('everything in the data folder is for the site’s user alone', async () => {
  const dataDir = scratchFolder()
  const server = valueOrThrow(await openServer(dataDir))
  onTestFinished(server.close)
  const inquiry = { listingId: 1, inquiry: madeInquiry(), key: crypto.randomUUID(), network: '' }
  valueOrThrow(await server.inquiries(inquiry))
  await vi.waitFor(() => expect(readdirSync(join(dataDir, 'outbox')).length).toBeGreaterThan(0), 10_000)
  const names = ['.', ...readdirSync(dataDir, { recursive: true }).map(String)]
  expect(names).toEqual(expect.arrayContaining(['keystead.db', 'keystead.db-wal', 'keystead.lock', 'session-secret']))
  const modes = names.map((name) => {
    const entry = statSync(join(dataDir, name))
    return [name, (entry.mode & 0o777).toString(8)] as const
  })
  const wanted = (name: string) => (['.', 'outbox'].includes(name) ? '700' : '600')
  expect(modes).toEqual(names.map((name) => [name, wanted(name)]))
})
