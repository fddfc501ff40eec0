import { expect, test } from 'vitest'
import { WEEKDAYS, type OfficeHours, type Weekday } from '#domain/agency/agency.ts'
import { officeHoursText as english } from './en/office-hours.ts'
import { officeHoursText as spanish } from './es/office-hours.ts'

const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as Record<Weekday, null>
const NINE_TO_FIVE = ['09:00', '17:00'] as const
const WORKING_WEEK: OfficeHours = {
  ...CLOSED,
  monday: NINE_TO_FIVE,
  tuesday: NINE_TO_FIVE,
  wednesday: NINE_TO_FIVE,
  thursday: NINE_TO_FIVE,
  friday: NINE_TO_FIVE,
}
const every = (hours: readonly [string, string]): OfficeHours => ({
  ...WORKING_WEEK,
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, hours])) as Record<Weekday, readonly [string, string]>),
})

test.each<[hours: OfficeHours, en: string, es: string]>([
  [
    every(['09:00', '19:00']),
    'every day from 9 AM to 7 PM Eastern time',
    'todos los días de 9 AM a 7 PM, hora de Nueva Jersey',
  ],
  [
    WORKING_WEEK,
    'Monday to Friday from 9 AM to 5 PM Eastern time',
    'de lunes a viernes de 9 AM a 5 PM, hora de Nueva Jersey',
  ],
  [
    { ...WORKING_WEEK, saturday: ['10:00', '14:30'] },
    'Monday to Friday from 9 AM to 5 PM and Saturday from 10 AM to 2:30 PM Eastern time',
    'de lunes a viernes de 9 AM a 5 PM y el sábado de 10 AM a 2:30 PM, hora de Nueva Jersey',
  ],
  [
    { ...CLOSED, saturday: ['08:30', '12:00'], sunday: ['08:30', '12:00'] },
    'Saturday and Sunday from 8:30 AM to 12 PM Eastern time',
    'el sábado y el domingo de 8:30 AM a 12 PM, hora de Nueva Jersey',
  ],
  [
    { ...WORKING_WEEK, wednesday: null },
    'Monday and Tuesday from 9 AM to 5 PM and Thursday and Friday from 9 AM to 5 PM Eastern time',
    'el lunes y el martes de 9 AM a 5 PM y el jueves y el viernes de 9 AM a 5 PM, hora de Nueva Jersey',
  ],
  [CLOSED, 'by appointment', 'con cita previa'],
])('says the hours of a week', (hours, en, es) => {
  expect(english(hours)).toBe(en)
  expect(spanish(hours)).toBe(es)
})
