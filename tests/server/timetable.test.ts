import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPublicFigures } from '#compose/live-figures.ts'
import { EMBEDDED_FILE } from '#content/timetable/embedded-timetable.ts'
import { valueOrThrow } from '#domain/result.ts'
import { testSite } from './test-site.ts'

const file = join(mkdtempSync(join(tmpdir(), 'timetable-')), 'timetable.json')
const openWith = (content: object) => {
  writeFileSync(file, JSON.stringify(content))
  return openPublicFigures({ figuresFile: null, timetableFile: file })
}

test('the operator’s timetable reaches pages and browsers, which need not fetch it twice', async () => {
  const figures = valueOrThrow(await openWith({ ...EMBEDDED_FILE, asOf: '2027-01-12' }))
  const { ask, rendered } = testSite({ figures })
  await ask('/listings')
  const answer = await ask('/api/timetable')
  expect(await answer.json()).toEqual(valueOrThrow(await rendered[0]!.page.homeFigures.timetable()))
  expect(figures.listings.timetable.asOf).toBe('2027-01-12')
  const again = await ask('/api/timetable', { headers: { 'if-none-match': answer.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

test('a wrong or missing file stops the start, with the reason', async () => {
  const wrong = await openWith({ ...EMBEDDED_FILE, rides: [] })
  expect(!wrong.ok && wrong.problem.message).toMatch(
    /^TIMETABLE: "rides" is empty; create the file again with `npm run import-gtfs`/,
  )
  const missing = await openPublicFigures({ figuresFile: null, timetableFile: '/nowhere/timetable.json' })
  expect(!missing.ok && missing.problem.message).toMatch(/^TIMETABLE: cannot be read: ENOENT/)
})
