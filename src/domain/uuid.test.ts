import { afterEach, expect, test, vi } from 'vitest'
import { newUuid } from './uuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('a version 4 UUID, also on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) })
  expect(newUuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})

test('no two are alike', () => {
  expect(new Set(Array.from({ length: 100 }, newUuid)).size).toBe(100)
})
