import { expect, test } from 'vitest'
import { chooseSamples, type RealThings, type SampleSetting } from './sample-choice.ts'

const NOTHING: RealThings = { feeds: false, database: false, importedHomes: false, agency: false }
const choose = (sampleData: SampleSetting, real: Partial<RealThings> = {}, isProduction = true) =>
  chooseSamples({ sampleData, isProduction }, { ...NOTHING, ...real })

test('without SAMPLE_DATA samples are listed only where nothing is real', () => {
  expect(choose(null)).toEqual({ ok: true, value: true })
  for (const name of Object.keys(NOTHING)) {
    expect([name, choose(null, { [name]: true })]).toEqual([name, { ok: true, value: false }])
    expect([name, choose(null, { [name]: true }, false)]).toEqual([name, { ok: true, value: false }])
  }
})

test('off is off', () => {
  expect(choose('off')).toEqual({ ok: true, value: false })
})

test('on is on where no home is real, and beside real homes outside production', () => {
  expect(choose('on')).toEqual({ ok: true, value: true })
  expect(choose('on', { database: true, agency: true })).toEqual({ ok: true, value: true })
  expect(choose('on', { importedHomes: true, feeds: true }, false)).toEqual({ ok: true, value: true })
})

test.each([
  [{ importedHomes: true }, 'there are homes from a feed'],
  [{ feeds: true }, 'FEEDS names feeds'],
])('on beside real homes is refused in production: %o', (real, reason) => {
  expect(choose('on', real)).toMatchObject({
    ok: false,
    problem: {
      kind: 'invalid',
      fields: [{ field: 'SAMPLE_DATA', message: expect.stringContaining(reason) as string }],
    },
  })
})
