import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { areOurs, OfficeLine } from './office-line.tsx'

const { firm } = SAMPLE_AGENCY
const ours = { office: firm.name }
const theirs = { office: 'Ridge & River Realty' }
const line = (homes: (typeof ours | typeof theirs)[]) =>
  renderedOnRouter(() => <OfficeLine homes={homes} />, '/listings')

test('L-07 our own office is named once for a group, any other with each home', async () => {
  expect(await line([ours, ours])).toContain(`>All listed by ${firm.name}<`)
  expect(await line([ours])).toContain(`>Listed by ${firm.name}<`)
  expect(await line([ours, theirs])).not.toContain('isted by')
  expect(await line([])).not.toContain('isted by')
  expect([areOurs([ours, ours], SAMPLE_AGENCY), areOurs([ours, theirs], SAMPLE_AGENCY)]).toEqual([true, false])
})
