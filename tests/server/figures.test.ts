import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPublicFigures } from '#compose/live-figures.ts'
import { valueOrThrow } from '#domain/result.ts'
import { testSite } from './test-site.ts'

const file = join(mkdtempSync(join(tmpdir(), 'figures-')), 'figures.json')
const openWith = (content: unknown) => {
  writeFileSync(file, JSON.stringify(content))
  return openPublicFigures({ figuresFile: file, timetableFile: null })
}

test('the operator’s figures reach pages and browsers', async () => {
  const opened = openWith({
    'mortgage.rate30': { value: 7.1, asOf: '2026-11-20' },
    taxOverrides: { 'Bergen/Ridgewood': { effectiveRatePct: 1.9, asOf: '2026-11-20' } },
  })
  const figures = valueOrThrow(await opened)
  const { ask, rendered } = testSite({ figures })
  await ask('/listings')
  const { page } = rendered[0]!
  expect(page.costBasis.usual).toMatchObject({ ratePct: 7.1, rateAsOf: '2026-11-20', insurance: { building: 0.3 } })
  const tax = valueOrThrow(await page.figures.taxTable())
  expect(tax.town('Bergen/Ridgewood')).toMatchObject({ effectivePct: 1.9, from: 'operator' })
  const answer = await ask('/figures.json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.json()).toMatchObject({ figures: { 'mortgage.rate30': { value: 7.1 } } })
})

test('a wrong or missing file stops the start, with the reason', async () => {
  expect(await openWith({ 'mortgage.rate': 1 })).toMatchObject({ ok: false, problem: { kind: 'invalid' } })
  const missing = await openPublicFigures({ figuresFile: '/nowhere/figures.json', timetableFile: null })
  expect(!missing.ok && missing.problem.message).toMatch(/^FIGURES: cannot be read: ENOENT/)
  const none = await openPublicFigures({ figuresFile: null, timetableFile: null })
  expect(none.ok && none.value.costBasis.usual.ratePct).toBe(7.4)
})
