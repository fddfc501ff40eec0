import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

test('a whole day ends with the next and keeps nobody busy', () => {
  const file = calendarFile({
    publisher: 'Brookside, Homes',
    product: 'Attorney review',
    uid: 'attorney-review-3-2026-12-30',
    changedAt: '2026-11-22T12:00:00Z',
    when: { day: '2026-12-31' },
    summary: 'Earliest end of attorney review',
    place: 'Glen Ridge, NJ 07028',
    notes: ['', 'Ask your attorney.'],
    url: '',
  })
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\nTRANSP:TRANSPARENT\r\n')
  expect(file).toContain('DESCRIPTION:Ask your attorney.\r\n')
  expect(file).toContain('PRODID:-//Brookside\\, Homes//Attorney review//EN\r\n')
  expect(file).not.toContain('URL')
})
