import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { weekOf, type DayHours } from '#domain/agency/agency.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { TourDayFields } from './tour-day-fields.tsx'

const legend = async (hasNextDays: boolean, hours: DayHours) => {
  const tourHours = weekOf((day) => (day === 'sunday' ? null : hours))
  const fields = () => (
    <TourDayFields
      hasNextDays={hasNextDays}
      day={undefined}
      slot={undefined}
      dayError={undefined}
      slotError={undefined}
    />
  )
  const html = await renderedOnRouter(fields, '/listings/1', { ...SAMPLE_AGENCY, tourHours })
  return /<legend[^>]*>(.*?)<\/legend>/.exec(html)?.[1]
}

test('D-06 below the next days, an evening is offered only where there are evening tours', async () => {
  expect(await legend(true, ['09:00', '19:00'])).toBe('Another day, or an evening')
  expect(await legend(true, ['09:00', '16:00'])).toBe('Another day')
  expect(await legend(false, ['09:00', '16:00'])).toBe('Pick a day and time')
})
