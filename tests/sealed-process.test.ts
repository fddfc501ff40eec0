import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

test.for<[string, () => unknown]>([
  ['start a process', () => spawn(process.execPath, ['--version'])],
  ['start a process', () => execFileSync(process.execPath, ['--version'])],
  ['start a thread', () => new Worker('', { eval: true })],
  ['listen at a port', () => createServer().listen(0)],
  ['connect to a port', () => connect(1)],
  ['ask a database', () => new DatabaseSync(':memory:').exec('select 1')],
])('a unit test may not %s', ([act, run]) => {
  expect(run).toThrow(`A unit test may not ${act}`)
})

test('a unit test may not fetch', async () => {
  await expect(fetch('http://127.0.0.1:1/')).rejects.toThrow('fetch failed')
})
