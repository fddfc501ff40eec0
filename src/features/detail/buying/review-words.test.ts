import { describe, expect, test } from 'vitest'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { attorneyReview } from '#domain/money/attorney-review.ts'
import { dayCells, doubtText, reviewDayProblem } from './review-words.ts'

const review = (day: string, proclaimed: string[] = []) => {
  const { businessDays, holidays } = publicFigures(NO_OVERRIDES).attorneyReview
  return attorneyReview(day, { businessDays, holidays: { ...holidays, proclaimed } })
}

describe('the days of attorney review', () => {
  test('each is drawn as it counts, and says so', () => {
    expect(dayCells(review('2026-11-25')).map(({ on, look, text }) => `${on.slice(5)} ${look}: ${text}`)).toEqual([
      '11-25 delivered: Received',
      '11-26 skipped: Thanksgiving',
      '11-27 doubtful: Day 1*',
      '11-28 skipped: not counted',
      '11-29 skipped: not counted',
      '11-30 counted: Day 2',
      '12-01 end: Day 3: review can end',
    ])
  })

  test('a doubtful last day stays marked', () => {
    expect(dayCells(review('2027-02-09')).at(-1)).toEqual({
      on: '2027-02-12',
      look: 'end',
      text: 'Day 3*: review can end',
    })
  })

  test('the later end is said where lawyers differ, and only there', () => {
    expect(doubtText(review('2026-11-25'))).toBe(
      '* Attorneys disagree on the Friday after Thanksgiving. If that day doesn’t count, the earliest end is Wednesday, December 2.',
    )
    expect(doubtText(review('2026-11-25', ['2026-11-30']))).toBe(
      '* Attorneys disagree on the Friday after Thanksgiving and a day proclaimed by the Governor. If those days don’t count, the earliest end is Thursday, December 3.',
    )
    expect(doubtText(review('2026-12-07'))).toBeNull()
  })
})

test('a day that is none, or years away, gets the field’s message', () => {
  const message = 'Enter a date from November 22, 2025 to November 22, 2028.'
  expect(reviewDayProblem('2026-12-01', '2026-11-22')).toBeUndefined()
  expect(['', '0202-11-22', '2026-02-30', '2029-01-01'].map((day) => reviewDayProblem(day, '2026-11-22'))).toEqual(
    Array.from({ length: 4 }, () => message),
  )
})
