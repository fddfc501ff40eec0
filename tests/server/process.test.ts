import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { layAgencyFolder } from '../agency-folder.ts'
import { madeCopy } from './started-site.ts'

const copy = madeCopy()
afterAll(() => copy.remove())

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A process of ours with what it has written so far. */
function start(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], ...copy.compiled, ...environment },
  })
  started.push(child)
  const written = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const says = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(written.out)
      if (found) return found[1] ?? found[0]
      await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(written.err)))])
    }
  }
  return { child, written, ended, says }
}

describe('the end of the process', () => {
  test('requests in work finish, later ones are not taken, everything is closed, exit code 0', async () => {
    const site = start('tests/server/slow-site.ts', { PORT: '0' })
    const url = await site.says(/is ready at (\S+)/)
    // Kept open by the client, idle: must not hold the process.
    expect(await (await fetch(url)).text()).toBe('at once')
    const slow = fetch(`${url}/?wait`)
    await site.says(/waiting/)
    site.child.kill('SIGTERM')
    expect(await (await slow).text()).toBe('finished')
    expect(await site.ended).toBe(0)
    expect(site.written.out).toMatch(/closed\n$/)
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  })

  test('the same signal passed on by another program is not a second one', async () => {
    const site = start('tests/server/slow-site.ts', { PORT: '0' })
    const url = await site.says(/is ready at (\S+)/)
    const slow = fetch(`${url}/?wait`)
    await site.says(/waiting/)
    site.child.kill('SIGINT')
    site.child.kill('SIGTERM')
    expect(await (await slow).text()).toBe('finished')
    expect(await site.ended).toBe(0)
  })
})

describe('what keeps the site from starting', () => {
  test('a port that is taken: named, with a way out, exit code 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const site = start('tests/server/slow-site.ts', { PORT: String(port) })
    expect(await site.ended).toBe(1)
    other.close()
    expect(site.written.out).toBe('')
    expect(site.written.err).toBe(
      `The site cannot start: Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another port: PORT=${port + 1}\n`,
    )
  })

  // Where the kernel makes no folders, Node's own way of making them would never end.
  test.each([
    ['/proc/nope', 'the folder can’t be created. Choose another one.'],
    ['/proc/nope/deeper', 'the folder can’t be created. Choose another one.'],
    ['package.json', 'is a file, not a folder. Choose another folder.'],
    ['package.json/data', 'is a file, not a folder. Choose another folder.'],
  ])('DATA_DIR=%s: what is wrong and what to do, exit code 1', { timeout: 120_000 }, async (dataDir, reason) => {
    for (const command of [join(copy.folder, 'src/entry/node.ts'), 'scripts/list-inquiries.ts']) {
      const site = start(command, { DATA_DIR: dataDir, PORT: '0' })
      expect([command, await site.ended]).toEqual([command, 1])
      expect(site.written.err).toContain('DATA_DIR is "')
      expect(site.written.err).toContain(reason)
    }
  })

  test.each([
    ['that is not there', '/nowhere/feeds.json', 'FEEDS: /nowhere/feeds.json cannot be read'],
    ['that is none', 'package.json', 'which isn’t a setting; it must contain { "feeds": [...] }'],
  ])('a file of feeds %s, also without FEED_EVERY, exit code 1', async (_, FEEDS, reason) => {
    const DATA_DIR = join(copy.folder, crypto.randomUUID())
    layAgencyFolder(join(DATA_DIR, 'agency'))
    const site = start(join(copy.folder, 'src/entry/node.ts'), { PORT: '0', DATA_DIR, FEEDS })
    expect(await site.ended).toBe(1)
    expect(site.written.err).toContain(reason)
  })

  test('a variable that looks like one of ours is named with the one that was meant', async () => {
    const site = start('src/entry/node.ts', { PORT: 'web', SAMPEL_DATA: 'off', FEED: 'feeds.json' })
    expect(await site.ended).toBe(1)
    expect(site.written.err.trimEnd().split('\n')).toEqual([
      'FEED isn’t a setting, and was ignored. Did you mean FEEDS?',
      'SAMPEL_DATA isn’t a setting, and was ignored. Did you mean SAMPLE_DATA?',
      'The site cannot start: PORT is "web"; it must be a whole number from 0 to 65535',
    ])
  })

  test('bad variables: one line each, exit code 1', async () => {
    const site = start('src/entry/node.ts', { PORT: 'web', SAMPLE_DATA: 'perhaps' })
    expect(await site.ended).toBe(1)
    expect(site.written.err.trimEnd().split('\n')).toEqual([
      'The site cannot start: PORT is "web"; it must be a whole number from 0 to 65535',
      'The site cannot start: SAMPLE_DATA is "perhaps"; it must be on or off',
    ])
  })
})
