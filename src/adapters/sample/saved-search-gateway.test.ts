import { afterEach, expect, test, vi } from 'vitest'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { localSavedSearchGateway } from './saved-search-gateway.ts'

afterEach(() => vi.unstubAllGlobals())

test('F-03 a search is saved on a page served without TLS, where crypto has no randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const gateway = localSavedSearchGateway({ now: () => new Date(2026, 10, 21) })
  const saved = valueOrThrow(await gateway.add('By the lake', { ...defaultFilters(), beds: 4 }))
  expect(saved).toMatchObject({ name: 'By the lake', dateCreated: '2026-11-21' })
  expect(valueOrThrow(await gateway.list())).toContainEqual(saved)
})
