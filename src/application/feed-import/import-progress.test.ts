import { expect, test } from 'vitest'
import type { ReadProgress } from '#ports/server/listing-feed.ts'
import { ProgressDisplay } from './import-progress.ts'

/** A display on a screen of 60 columns, with a clock in ms that tests set. */
function display(isTTY: boolean) {
  const written: string[] = []
  const clock = { now: 0 }
  const shown = new ProgressDisplay({ isTTY, columns: 60, write: (text) => written.push(text) }, () => clock.now)
  return { shown, written, clock }
}

const bytes = (done: number): ReadProgress => ({ phase: 'reading', done, total: 20_000_000, unit: 'bytes' })

test('a terminal shows a bar that is redrawn in place, not too often, and taken away', () => {
  const { shown, written, clock } = display(true)
  shown.show(bytes(5_000_000))
  clock.now = 50
  shown.show(bytes(6_000_000))
  clock.now = 100
  shown.show(bytes(10_000_000))
  shown.show(bytes(20_000_000))
  shown.clear()
  expect(written).toEqual([
    '\r\u001B[KImporting ███████░░░░░░░░░░░░░░░░░░░░░  25 % 5.0 MB',
    '\r\u001B[KImporting ██████████████░░░░░░░░░░░░░░  50 % 10.0 MB',
    '\r\u001B[KImporting ████████████████████████████ 100 % 20.0 MB',
    '\r\u001B[K',
  ])
})

test('elsewhere a line is written for every tenth', () => {
  const { shown, written } = display(false)
  for (let done = 0; done <= 20_000_000; done += 500_000) shown.show(bytes(done))
  shown.clear()
  expect(written).toHaveLength(11)
  expect(written.at(-1)).toBe('Importing 100 % 20.0 MB\n')
})

test('where the whole is unknown, the records are counted', () => {
  const { shown, written } = display(false)
  for (let done = 500; done <= 20_000; done += 500) shown.show({ phase: 'reading', done, total: null, unit: 'records' })
  expect(written).toEqual(['Importing 500 records\n', 'Importing 10,000 records\n', 'Importing 20,000 records\n'])
})
