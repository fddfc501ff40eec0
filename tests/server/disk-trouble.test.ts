import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLiveServer } from '#compose/live-server.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'

const SITE = 'tests/server/trouble-site.ts'
/** The user 'nobody': root may write everywhere. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
/** Mounts a small disk for one command, if this machine lets us. */
const SMALL_DISK = ['-rm', 'sh', '-c']
const canMount = (): boolean => spawnSync('unshare', [...SMALL_DISK, 'mount -t tmpfs none /mnt']).status === 0

/** The folder of a site that was in use and has been stopped. */
async function stoppedSite(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const config = valueOrThrow(readConfig({ DATA_DIR: dataDir }))
  await valueOrThrow(await openLiveServer(config, createLog({ write: () => {} }, false))).close()
  return dataDir
}

const environment = (dataDir: string, more: Record<string, string> = {}) => ({
  PATH: process.env['PATH'],
  DATA_DIR: dataDir,
  ...more,
})

test('on a folder that can’t be written the site starts, serves reading and says why it isn’t ready', async () => {
  const dataDir = await stoppedSite()
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o444)
  chmodSync(dataDir, 0o555)
  onTestFinished(() => chmodSync(dataDir, 0o755))
  const said = execFileSync(process.execPath, [SITE], {
    env: environment(dataDir),
    encoding: 'utf8',
    ...(isRoot ? { uid: NOBODY } : {}),
  })
  expect(JSON.parse(said)).toEqual([
    { ready: 503, why: expect.stringMatching(/read-only|cannot be written/), found: 200, sent: 503 },
  ])
})

test('a disk that fills up is the reason for 503 until there is room again', async ({ skip }) => {
  skip(!canMount(), 'No file system can be mounted')
  const script = `mount -t tmpfs -o size=8m none /mnt && mkdir /mnt/data && exec "$0" ${SITE}`
  const said = execFileSync('unshare', [...SMALL_DISK, script, process.execPath], {
    env: environment('/mnt/data', { FILL: '/mnt/filler' }),
    encoding: 'utf8',
  })
  const fine = { ready: 200, why: null, found: 200, sent: 201 }
  const full = { ready: 503, why: 'The data folder’s disk is full.', found: 200, sent: 503 }
  expect(JSON.parse(said)).toEqual([fine, full, fine])
})

test('on a full disk the site starts, serves reading and says why it isn’t ready', async ({ skip }) => {
  skip(!canMount(), 'No file system can be mounted')
  const dataDir = await stoppedSite()
  const script = `mount -t tmpfs -o size=4m none /mnt && cp -r ${dataDir} /mnt/data && { cat /dev/zero > /mnt/filler; exec "$0" ${SITE}; }`
  const said = execFileSync('unshare', [...SMALL_DISK, script, process.execPath], {
    env: environment('/mnt/data'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(JSON.parse(said)).toEqual([{ ready: 503, why: 'The data folder’s disk is full.', found: 200, sent: 503 }])
})
