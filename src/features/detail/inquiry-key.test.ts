import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKey, keyFor } from './inquiry-key.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  forgetKey()
  vi.unstubAllGlobals()
})

test('D-09 the same words keep their key until they were confirmed; other words have another', () => {
  const first = keyFor('Is the dock included?')
  expect(first).toMatch(UUID)
  expect(keyFor('Is the dock included?')).toBe(first)
  const second = keyFor('Is the roof new?')
  expect(second).not.toBe(first)
  forgetKey()
  expect(keyFor('Is the roof new?')).not.toBe(second)
})

test('D-09 a reload does not make a new message of one whose answer was lost', async () => {
  const key = keyFor('Is the dock included?')
  vi.resetModules()
  const afterReload = await import('./inquiry-key.ts')
  expect(afterReload.keyFor('Is the dock included?')).toBe(key)
})

test('without storage the key lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const key = keyFor('Is the dock included?')
  expect(keyFor('Is the dock included?')).toBe(key)
  forgetKey()
  expect(keyFor('Is the dock included?')).not.toBe(key)
})
