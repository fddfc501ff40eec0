import { expect, test } from 'vitest'
import { BRAND } from '#content/brand.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { areOurs, OfficeLine } from './office-line.tsx'

const ours = { office: BRAND.agencyName }
const theirs = { office: 'Ridge & River Realty' }
const line = (homes: (typeof ours | typeof theirs)[]) =>
  renderedOnRouter(() => <OfficeLine homes={homes} />, '/listings')

test('L-07 our own office is named once for a group, any other with each home', async () => {
  expect(await line([ours, ours])).toContain(`>All listed by ${BRAND.agencyName}<`)
  expect(await line([ours])).toContain(`>Listed by ${BRAND.agencyName}<`)
  expect(await line([ours, theirs])).not.toContain('isted by')
  expect(await line([])).not.toContain('isted by')
  expect([areOurs([ours, ours]), areOurs([ours, theirs])]).toEqual([true, false])
})
