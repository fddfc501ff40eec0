import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followOtherTabs, invalidateSavedItems } from './cross-tab-sync.ts'

const KEYS = [['favorites', 'ids'], ['saved-searches'], ['account'], ['listings', 'one', 1]]

function tabWithAnswers(): QueryClient {
  const client = new QueryClient()
  for (const key of KEYS) client.setQueryData(key, [])
  return client
}

const stale = (client: QueryClient) => KEYS.map((key) => client.getQueryState(key)!.isInvalidated)

test('F-06 what one tab has changed the others read anew, and nothing else', async () => {
  const elsewhere = new BroadcastChannel('keystead.saved-items')
  onTestFinished(() => elsewhere.close())
  const heard = new Promise((resolve) => elsewhere.addEventListener('message', ({ data }) => resolve(data)))

  const here = tabWithAnswers()
  await invalidateSavedItems(here, ['favorites'])
  expect(stale(here)).toEqual([true, false, false, false])
  expect(await heard).toEqual(['favorites'])

  const browserWindow = new EventTarget()
  vi.stubGlobal('window', browserWindow)
  onTestFinished(() => void vi.unstubAllGlobals())
  const other = tabWithAnswers()
  followOtherTabs(other)
  const invalidated = new Promise((resolve) => other.getQueryCache().subscribe(resolve))
  elsewhere.postMessage(['saved-searches'])
  await invalidated
  expect(stale(other)).toEqual([false, true, false, false])
  for (const key of ['keystead.visited-homes', 'keystead.favorites']) {
    expect(stale(other)).toEqual([false, true, false, false])
    browserWindow.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  expect(stale(other)).toEqual([true, true, false, false])

  const signedIn = tabWithAnswers()
  await invalidateSavedItems(signedIn)
  expect(stale(signedIn)).toEqual([true, true, true, false])
})
