import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { scratchFolder, storedContent } from './scratch-store.ts'

vi.setConfig({ testTimeout: 120_000 })

const ROOT = join(import.meta.dirname, '../..')
const SAMPLE = join(ROOT, 'docs/examples/reso-sample.json')

/** A data folder into which the example feed was imported as 'old', and the commands on it. */
function imported() {
  const dataDir = scratchFolder()
  const run = (script: string, args: string[], env: Record<string, string> = {}) => {
    const done = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '', FEEDS: '', DATA_DIR: dataDir, ...env },
    })
    return { code: done.status, out: done.stdout, err: done.stderr }
  }
  expect(run('import-feed.ts', [SAMPLE, '--source', 'old']).code).toBe(2)
  const homes = () => Object.keys(storedContent(dataDir, 'old')).length
  return { dataDir, homes, feeds: (args: string[], env?: Record<string, string>) => run('manage-feeds.ts', args, env) }
}

test('feeds are listed; one is retired after a dry run has said what goes', () => {
  const { feeds, homes } = imported()
  const listed = feeds(['list'])
  expect(listed.code).toBe(0)
  expect(listed.out).toMatch(/^old +no +10 +\d{4}-\d\d-\d\d \d\d:\d\d +–$/m)

  const tried = feeds(['retire', 'old', '--dry-run'])
  expect(tried).toMatchObject({ code: 0, out: expect.stringContaining('10 homes of "old" would be removed') as string })
  expect(homes()).toBe(10)

  expect(feeds(['retire', 'old'])).toMatchObject({ code: 0, out: expect.stringContaining('removed') as string })
  expect(homes()).toBe(0)
  expect(feeds(['list']).out).toMatch(/^No feeds/)
  expect(feeds(['retire', 'old'])).toMatchObject({ code: 1, err: 'There is no stored feed "old"\n' })
})

test('a feed that FEEDS still names is not retired: it would come back', () => {
  const { dataDir, feeds, homes } = imported()
  const FEEDS = join(dataDir, 'feeds.json')
  writeFileSync(FEEDS, JSON.stringify({ feeds: [{ name: 'old', kind: 'reso-file', file: SAMPLE }] }))
  const refused = feeds(['retire', 'old'], { FEEDS })
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('FEEDS still names "old"') as string })
  expect(homes()).toBe(10)
})

test('what is not understood is answered with the usage', () => {
  const { feeds } = imported()
  for (const args of [[], ['remove', 'old'], ['retire'], ['list', 'old'], ['retire', 'old', '--force']])
    expect([args, feeds(args).err.slice(0, 6), feeds(args).code]).toEqual([args, 'Usage:', 1])
})
