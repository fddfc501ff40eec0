import { expect, test } from 'vitest'
import { decimalFormat, dollarFormat } from './number-format.ts'

test('numbers have thousands separated and their decimals rounded half up', () => {
  expect([0, 999, 1000, 1_234_567, -1234].map(decimalFormat(0, 0))).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '-1,234',
  ])
  expect([0.6, 7.4, 6.8125, 1.0005].map(decimalFormat(0, 3))).toEqual(['0.6', '7.4', '6.813', '1.001'])
  expect([7, 7.4, 6.875].map(decimalFormat(2, 3))).toEqual(['7.00', '7.40', '6.875'])
})

test('dollars', () => {
  expect([0, 850_000.4, 849_999.5, -12].map(dollarFormat(0))).toEqual(['$0', '$850,000', '$850,000', '-$12'])
  expect([2.45, 4312.5, 1.005].map(dollarFormat(2))).toEqual(['$2.45', '$4,312.50', '$1.01'])
})
