import { foldCase } from '../fold-case.ts'
import type { AgencySettings } from './settings.ts'

/** Where in agency.json: ['roster', 0, 'name']. */
export type SettingPath = readonly (string | number)[]

/** What is wrong, and what to do: the message completes 'roster[0].name …'. */
export interface SettingMistake {
  path: SettingPath
  message: string
}

export interface SettingFacts {
  /** Whether there is such a town: 'Essex/Montclair'. */
  isTown: (town: string) => boolean
  /** ISO date in New Jersey. */
  today: string
}

/** What no single entry can show: entries that don't fit each other, the towns or the day. */
export function settingMistakes(settings: AgencySettings, facts: SettingFacts): SettingMistake[] {
  return [
    ...phoneMistakes(settings),
    ...rosterMistakes(settings, facts),
    ...assistantMistakes(settings),
    ...testimonialMistakes(settings, facts),
    ...averageMistakes(settings, facts),
  ]
}

function* phoneMistakes({ phones, offices }: AgencySettings): Iterable<SettingMistake> {
  if (!phones.some(({ where }) => where?.includes('foot')))
    yield { path: ['phones'], message: 'has no number for the foot of the pages; write "where": ["foot"] at one' }
  const labels = phones.map(({ label }) => label)
  for (const [index, label] of labels.entries())
    if (labels.indexOf(label) < index)
      yield { path: ['phones', index, 'label'], message: `uses ${quoted(label)} twice; give each phone its own label` }
  for (const [index, { phone }] of offices.entries())
    if (phone !== undefined && !labels.includes(phone))
      yield {
        path: ['offices', index, 'phone'],
        message: `is ${quoted(phone)}; it must be the label of a phone: ${labels.join(', ')}`,
      }
}

function* rosterMistakes({ roster, firm }: AgencySettings, { isTown }: SettingFacts): Iterable<SettingMistake> {
  const keys = roster.map(({ key }) => key)
  for (const [index, { key, towns = [] }] of roster.entries()) {
    if (keys.indexOf(key) < index)
      yield { path: ['roster', index, 'key'], message: `uses ${quoted(key)} twice; give each person their own key` }
    for (const [at, town] of towns.entries())
      if (!isTown(town))
        yield {
          path: ['roster', index, 'towns', at],
          message: `is ${quoted(town)}; it must be a town on the site with its county, like Essex/Montclair`,
        }
  }
  const { brokerOfRecord } = firm
  if (brokerOfRecord !== undefined && !keys.includes(brokerOfRecord))
    yield {
      path: ['firm', 'brokerOfRecord'],
      message: `is ${quoted(brokerOfRecord)}; it must be a key of the roster: ${keys.join(', ')}`,
    }
  // N.J.A.C. 11:5-4.3: a firm has one broker of record.
  else if (!roster.some(({ license }) => license.kind === 'broker'))
    yield { path: ['roster'], message: 'has no broker; enter the broker of record with "kind": "broker"' }
}

/** The machine must not pass for somebody who holds a license. */
function* assistantMistakes({ assistant, roster }: AgencySettings): Iterable<SettingMistake> {
  const name = assistant?.firstName
  if (name === undefined) return
  const same = roster.find((one) => foldCase(one.name.split(' ')[0]!) === foldCase(name))
  if (same)
    yield {
      path: ['assistant', 'firstName'],
      message: `is ${quoted(name)}, the name of ${same.name} in the roster; the assistant is a program and needs its own name`,
    }
}

function* testimonialMistakes(
  { testimonials = [] }: AgencySettings,
  { today }: SettingFacts,
): Iterable<SettingMistake> {
  for (const [index, { date, consent }] of testimonials.entries()) {
    if (date > today)
      yield { path: ['testimonials', index, 'date'], message: `is ${quoted(date)}; it must be a past date` }
    if (consent.on > today)
      yield {
        path: ['testimonials', index, 'consent', 'on'],
        message: `is ${quoted(consent.on)}; it must be a past date`,
      }
    if (consent.until && consent.until < consent.on)
      yield {
        path: ['testimonials', index, 'consent', 'until'],
        message: `is ${quoted(consent.until)}; it must be after ${consent.on}, or null`,
      }
  }
}

function* averageMistakes({ counties = {} }: AgencySettings, { today }: SettingFacts): Iterable<SettingMistake> {
  for (const [county, own] of Object.entries(counties)) {
    const date = own?.average?.date
    if (date !== undefined && date > today)
      yield {
        path: ['counties', county, 'average', 'date'],
        message: `is ${quoted(date)}; it must be a past date`,
      }
  }
}

const quoted = (text: string): string => JSON.stringify(text)

/** A path as people write it: roster[0].name. */
export const pathText = (path: SettingPath): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')
