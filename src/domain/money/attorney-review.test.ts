import { expect, test } from 'vitest'
import { attorneyReview, type AttorneyReviewTable } from './attorney-review.ts'

const TABLE: AttorneyReviewTable = {
  businessDays: 3,
  holidays: {
    legal: [
      { name: 'Thanksgiving', rule: { kind: 'weekday', month: 11, weekday: 4, nth: 4, plus: 0 } },
      { name: "New Year's Day", rule: { kind: 'date', month: 1, day: 1 } },
    ],
    doubtful: [
      { name: 'The Friday after Thanksgiving', rule: { kind: 'weekday', month: 11, weekday: 4, nth: 4, plus: 1 } },
    ],
    proclaimed: ['2027-06-02'],
    saturdayShift: true,
  },
}

test('each day on the way says what it is', () => {
  const review = attorneyReview('2026-11-25', TABLE)
  expect(review.days.map(({ on, kind }) => `${on.slice(5)} ${kind}`)).toEqual([
    '11-25 delivered',
    '11-26 holiday',
    '11-27 doubtful',
    '11-28 weekend',
    '11-29 weekend',
    '11-30 counted',
    '12-01 counted',
  ])
  expect(review).toMatchObject({
    earliestEnd: '2026-12-01',
    endWithoutDoubtfulDays: '2026-12-02',
    doubtfulDays: [{ on: '2026-11-27', name: 'The Friday after Thanksgiving' }],
  })
})

test('a holiday of the next year on a Saturday takes the last day of this one', () => {
  expect(attorneyReview('2027-12-29', TABLE)).toMatchObject({
    earliestEnd: '2028-01-04',
    endWithoutDoubtfulDays: null,
    // The Friday is off in public offices alone: where it counts, the review ends earlier.
    movedDays: [{ on: '2027-12-31', name: "New Year's Day" }],
    endWithMovedDays: '2028-01-03',
  })
})

test('a day that the Governor proclaimed is doubtful', () => {
  expect(attorneyReview('2027-06-01', TABLE)).toMatchObject({
    earliestEnd: '2027-06-04',
    endWithoutDoubtfulDays: '2027-06-07',
  })
})
