import { afterEach, expect, test, vi } from 'vitest'
import { storeDraft, readDraft } from './inquiry-draft.ts'

const DRAFT = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '201',
  message: 'Is the dock included?',
  tourDay: '2026-12-04',
  tourSlot: 'morning',
}
const NOTHING = { name: '', email: '', phone: '', message: '', tourDay: '', tourSlot: '' }

/** The browser's storage of one tab. */
function openTab(kept = new Map<string, string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return kept
}
afterEach(() => vi.unstubAllGlobals())

test('D-06 what was typed about a home is kept', () => {
  openTab()
  storeDraft(1, DRAFT)
  expect(readDraft(1)).toEqual(DRAFT)
})

test('another home gets the contact, neither the message nor the tour', () => {
  openTab()
  storeDraft(1, DRAFT)
  expect(readDraft(2)).toEqual({ ...DRAFT, message: '', tourDay: '', tourSlot: '' })
})

test('without anything kept, or with something broken, the form starts empty', () => {
  const kept = openTab()
  expect(readDraft(1)).toEqual(NOTHING)
  storeDraft(1, DRAFT)
  for (const broken of ['{', 'null', '7', '{"name":{}}']) {
    for (const key of kept.keys()) if (!key.includes('message')) kept.set(key, broken)
    expect(readDraft(1)).toEqual({ ...NOTHING, message: DRAFT.message })
  }
})

test('a browser that refuses storage loses nothing but the draft', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(() => storeDraft(1, DRAFT)).not.toThrow()
  expect(readDraft(1)).toEqual(NOTHING)
})
