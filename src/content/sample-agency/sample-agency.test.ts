import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AgencySettingsSchema } from '#domain/agency/settings.ts'
import { SAMPLE_AGENCY, SAMPLE_SETTINGS } from './sample-agency.ts'
import { SAMPLE_WORDS } from './sample-words.ts'

test('the sample agency’s settings are in order', () => {
  expect(v.parse(AgencySettingsSchema, SAMPLE_SETTINGS)).toEqual(SAMPLE_SETTINGS)
})

test('R-08, R-09 the sample agency has the specification’s name, numbers and assistant', () => {
  const { name, phones, assistant, email, firm, social, isSample } = SAMPLE_AGENCY
  expect(isSample).toBe(true)
  expect([name, firm.name, email]).toEqual(['Keystead', 'Keystead Realty LLC', 'hello@keystead.example'])
  expect(Object.values(phones).map(({ number }) => number)).toEqual([
    '(201) 555-0142',
    '(973) 555-0186',
    '(973) 555-0186',
    '(555) 123-4567',
  ])
  expect(assistant).toEqual({ name: 'Maya Torres', firstName: 'Maya', portrait: '/portraits/maya-torres.svg' })
  expect(social).toEqual(['Facebook', 'Instagram', 'Twitter'].map((each) => ({ name: each, url: null })))
})

test('H-06 the sample agency’s averages are the specification’s', () => {
  expect(SAMPLE_WORDS.counties.map(({ name, average }) => `${name} ${average?.price}`)).toEqual([
    'Bergen 765000',
    'Essex 520000',
    'Hudson 630000',
    'Morris 580000',
    'Passaic 450000',
    'Sussex 350000',
    'Warren 330000',
  ])
})

test('what is made up has no date and no source', () => {
  expect(SAMPLE_WORDS.counties.map(({ average }) => average?.from)).toEqual(Array(7).fill(null))
  expect(SAMPLE_WORDS.testimonials.map(({ date }) => date)).toEqual([null, null, null])
})
