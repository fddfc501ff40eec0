import { afterEach, expect, test, vi } from 'vitest'
import { openNotice, showNotice } from './push-notices.ts'

const MESSAGE = {
  id: 'a1',
  title: '3 new homes, 1 reduced',
  body: '$585,000, Montclair',
  path: '/favorites?tab=searches',
}

/** A worker's scope at `scope`, with these tabs; `done` has what the worker did, in turn. */
function openScope(scope: string, tabs: string[] = []) {
  const done: unknown[] = []
  vi.stubGlobal('location', new URL(scope))
  vi.stubGlobal('self', {
    registration: {
      scope,
      showNotification: async (title: string, options: NotificationOptions) => void done.push([title, options]),
    },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
  })
  return done
}
afterEach(() => vi.unstubAllGlobals())

const waitUntil = () => {}
const show = (data: { json(): unknown } | null) => showNotice({ data, waitUntil })
const press = async (data: unknown) => {
  const close = vi.fn<() => void>()
  await openNotice({ notification: { data, close }, waitUntil })
  expect(close).toHaveBeenCalledOnce()
}

test('H-04 a notification says what the server sent, under its own name', async () => {
  const done = openScope('https://homes.example/')
  await show({ json: () => MESSAGE })
  expect(done).toEqual([[MESSAGE.title, { body: MESSAGE.body, tag: 'a1', icon: '/icon-192.png', data: MESSAGE.path }]])
})

test('H-04 a message that can’t be read is shown, too', async () => {
  const torn = {
    json: () => {
      throw new SyntaxError('no JSON')
    },
  }
  for (const data of [null, torn, { json: () => null }]) {
    const done = openScope('https://homes.example/sites/one/')
    await show(data)
    expect(done).toEqual([['News about your homes', { icon: '/sites/one/icon-192.png', data: '/favorites' }]])
  }
})

test('H-04 a press focuses the tab with the page, and leaves others as they are', async () => {
  const tabs = [
    'https://homes.example/',
    'https://homes.example/favorites?tab=searches',
    'https://homes.example/favorites',
  ]
  const done = openScope('https://homes.example/', tabs)
  await press(MESSAGE.path)
  await press('/listings/7')
  expect(done).toEqual(['focus https://homes.example/favorites?tab=searches', 'open https://homes.example/listings/7'])
})

test('H-04 a press never leaves the site', async () => {
  for (const data of [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    7,
    undefined,
  ]) {
    const done = openScope('https://homes.example/sites/one/')
    await press(data)
    expect(done).toEqual([expect.stringMatching(/^open https:\/\/homes\.example\/sites\/one\//)])
  }
})
