import { expect, test } from 'vitest'
import { withDeferredScripts } from './deferred-scripts.ts'

const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js" fetchPriority="low" nonce="n"/><link rel="stylesheet" href="/assets/app.css"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/></head><body><main>Homes</main><script nonce="n">data()</script><script type="module" async="" src="/assets/a.js" nonce="n"></script></body></html>`

test('nothing fetches a script before the load event', () => {
  const html = withDeferredScripts(PAGE, 'n')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/<script[^>]* src=/)
  expect(html).toContain('addEventListener("load"')
})

test('the loader knows every file of the page once, and may run by its nonce', () => {
  const loader = /<script nonce="n">(\{let started.*?)<\/script>/s.exec(withDeferredScripts(PAGE, 'n'))![1]!
  expect(loader).toContain('["/assets/a.js","/assets/b.js"]')
  expect(loader).toContain('import("/assets/a.js")')
})

test('what the visitor sees, the data and the style stay as they are', () => {
  const html = withDeferredScripts(PAGE, 'n')
  for (const part of ['<main>Homes</main>', '<script nonce="n">data()</script>', 'href="/assets/app.css"']) {
    expect(html).toContain(part)
  }
})

test('a page without an entry is left alone', () => {
  expect(withDeferredScripts('<html><body>No scripts</body></html>', 'n')).toBe('<html><body>No scripts</body></html>')
})
