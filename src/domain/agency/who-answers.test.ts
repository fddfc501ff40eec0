import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROUTES } from './settings.ts'
import { whoAnswers, type AskedOf } from './who-answers.ts'

const license = { kind: 'salesperson', reference: '1234567' } as const
const NORA = { key: 'nora', name: 'Nora Quill', license, mail: 'nora@brookside.example', towns: ['Essex/Montclair'] }
const IVAN = { key: 'ivan', name: 'Ivan Ruiz', license, mail: 'ivan@brookside.example', languages: ['en', 'es'] }
const TESS = { key: 'tess', name: 'Tess Moor', license, mail: 'tess@brookside.example' }
const MUTE = { key: 'mute', name: 'Max Mute', license, languages: ['es'], towns: ['Essex/Montclair'] }
const AGENCY = { roster: [MUTE, NORA, IVAN, TESS], routes: ROUTES, firm: 'Brookside Brokers Inc.' }

const HOME = { city: 'Montclair', county: 'Essex', office: AGENCY.firm, agent: 'TESS MOOR' }
const ELSEWHERE = { city: 'Newton', county: 'Sussex', office: 'Ridge Realty', agent: 'Tess Moor' }
const asked = (change: Partial<AskedOf> = {}): AskedOf => ({
  home: HOME,
  language: 'en',
  id: '00000000-0000-4000-8000-000000000000',
  ...change,
})

test.each<[what: string, asked: AskedOf, key: string]>([
  ['the home’s own agent', asked(), 'tess'],
  ['who has its town, where another office lists it', asked({ home: { ...HOME, office: 'Ridge Realty' } }), 'nora'],
  ['who has its town, however it is written', asked({ home: { ...HOME, agent: null, city: 'MONTCLAIR' } }), 'nora'],
  ['who speaks the visitor’s language', asked({ home: ELSEWHERE, language: 'es' }), 'ivan'],
  ['anybody in turn', asked({ home: ELSEWHERE, id: '00000002-0000-4000-8000-000000000000' }), 'tess'],
  ['anybody in turn for a call without a home', asked({ home: null, id: '00000001-0000-4000-8000-0000' }), 'ivan'],
])('%s answers', (_, question, key) => expect(whoAnswers(AGENCY, question)?.key).toBe(key))

test('the rules count in the agency’s order, and without one nobody in particular answers', () => {
  expect(whoAnswers({ ...AGENCY, routes: ['town', 'home'] }, asked())?.key).toBe('nora')
  expect(whoAnswers({ ...AGENCY, routes: [] }, asked())).toBeNull()
  expect(whoAnswers({ ...AGENCY, roster: [MUTE] }, asked())).toBeNull()
  expect(whoAnswers({ ...AGENCY, routes: ['language'] }, asked({ language: null }))).toBeNull()
})

test('in turn everybody answers about equally often, and the same inquiry the same person', () => {
  const counts = new Map<string, number>()
  const turn = (id: string) => whoAnswers({ ...AGENCY, routes: ['turn'] }, asked({ id }))!.key
  const ids = fc.sample(fc.uuid({ version: 4 }), { numRuns: 3000, seed: 7 })
  for (const id of ids) counts.set(turn(id), (counts.get(turn(id)) ?? 0) + 1)
  expect([...counts.keys()].toSorted()).toEqual(['ivan', 'nora', 'tess'])
  for (const count of counts.values()) expect(count).toBeGreaterThan(600)
})
