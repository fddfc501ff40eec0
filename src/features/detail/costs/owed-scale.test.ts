import { expect, test } from 'vitest'
import { axisLabel, gridLines } from './owed-scale.ts'

test.each([
  [897_250, ['$0', '$300k', '$600k', '$900k']],
  [1_067_000, ['$0', '$400k', '$800k', '$1.2M']],
  [415_000, ['$0', '$150k', '$300k', '$450k']],
  [1_850_000, ['$0', '$800k', '$1.6M', '$2.4M']],
])('the money axis for $%i', (amount, labels) => {
  expect(gridLines(amount).map(axisLabel)).toEqual(labels)
})
