import { expect, test } from 'vitest'
import { SECOND_AGENCY } from '../../tests/second-agency.ts'
import { withoutNames } from './called-by-name.ts'

const AGENCY = {
  ...SECOND_AGENCY,
  name: 'Essex Homes',
  assistant: { ...SECOND_AGENCY.assistant, firstName: 'Robin (R.)' },
}

test.each([
  ['Hi Robin, three bedrooms in Essex', 'Hi assistant, three bedrooms in Essex'],
  ['good morning robin I want a house', 'good morning assistant I want a house'],
  ['thanks Robin, gotta sleep now', 'thanks assistant, gotta sleep now'],
  ['robin can you show me condos', 'assistant can you show me condos'],
  ['that was all, Robin!', 'that was all, assistant!'],
  ['who is behind Brookside Homes?', 'who is behind this company?'],
  ['is brookside homes licensed', 'is this company licensed'],
  ['hola Robin, busco una casa', 'hola assistant, busco una casa'],
])('what calls the assistant or asks about the site is read alike at every agency: %s', (said, read) =>
  expect(withoutNames(said, SECOND_AGENCY)).toBe(read),
)

test.each(['my name is Robin', 'Robin Smith', 'hi, Robin Smith', 'call it robin likes dogs', 'for my wife Robin'])(
  'a name that may be the visitor’s own stays: %s',
  (said) => expect(withoutNames(said, SECOND_AGENCY)).toBe(said),
)

test('a site’s name is no place in a search, and marks in names are letters', () => {
  expect(withoutNames('essex homes under 500k', AGENCY)).toBe('essex homes under 500k')
  expect(withoutNames('hi Robin (R.), hello', AGENCY)).toBe('hi assistant, hello')
})
