import { expect, test } from 'vitest'
import { deferScripts } from './deferred-scripts.ts'

const MANIFEST = {
  routes: {
    __root__: {
      preloads: ['/assets/a.js'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/a.js' } }],
      css: ['/assets/app.css'],
    },
    '/listings/': { preloads: ['/assets/b.js', { href: '/assets/a.js' }] },
    '/map': { preloads: ['/assets/map.js'] },
  },
}
const { routes } = deferScripts(MANIFEST, ['__root__', '/listings/'])
const [entry, loader] = routes['__root__']!.scripts!

test('nothing fetches a script before the load event', () => {
  for (const route of Object.values(routes)) expect(route.preloads).toBeUndefined()
  expect(entry).toEqual({ attrs: { type: 'text/plain', async: true, 'data-src': '/assets/a.js' }, children: '' })
  expect(loader!.children).toContain('addEventListener("load"')
})

test('the loader knows every file of the page’s routes once', () => {
  expect(loader!.children).toContain('["/assets/a.js","/assets/b.js"]')
  expect(loader!.children).toContain('import("/assets/a.js")')
})

test('styles stay as they are', () => {
  expect(routes['__root__']!.css).toEqual(['/assets/app.css'])
})

test('files without an entry are left alone', () => {
  const none = { routes: { __root__: { css: ['/assets/app.css'] } } }
  expect(deferScripts(none, ['__root__'])).toBe(none)
})
