import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isAbandoned, newLease } from './lease-holder.ts'

test('a lease is abandoned when its process has ended here, and only then', () => {
  const mine = newLease()
  expect(isAbandoned(mine)).toBe(false)
  const ended = String(spawnSync(process.execPath, ['-e', '']).pid)
  expect(isAbandoned(mine.replace(` ${process.pid} `, ` ${ended} `))).toBe(true)
  expect(isAbandoned(`elsewhere ${ended} 1`)).toBe(false)
})

test('no lease is like another', () => {
  expect(newLease()).not.toBe(newLease())
})
