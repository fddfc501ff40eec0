import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { withScriptStart } from './script-start.ts'

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
const { routes } = withScriptStart(MANIFEST, ['__root__', '/listings/'])
const [entry, loader] = routes['__root__']!.scripts!

test('the page itself names no script that the browser would fetch before the loader says so', () => {
  for (const route of Object.values(routes)) expect(route.preloads).toBeUndefined()
  expect(entry).toEqual({ attrs: { type: 'text/plain', async: true, 'data-src': '/assets/a.js' }, children: '' })
})

test('the loader knows every file of the page’s routes once', () => {
  expect(loader!.children).toContain('["/assets/a.js","/assets/b.js"]')
  expect(loader!.children).toContain('import("/assets/a.js")')
  expect(() => new Script(loader!.children!.replace('import(', 'load('))).not.toThrow()
})

test('styles stay as they are', () => {
  expect(routes['__root__']!.css).toEqual(['/assets/app.css'])
})

test('files without an entry are left alone', () => {
  const none = { routes: { __root__: { css: ['/assets/app.css'] } } }
  expect(withScriptStart(none, ['__root__'])).toBe(none)
})
