import { expect, test } from 'vitest'
import { sheetsLast } from './sheets-last.ts'

const SHEETS = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css" data-precedence="default"/>'

test('style sheets go to the end of the head, in their order', () => {
  const page = `<html><head><meta charSet="utf-8"/>${SHEETS}<script>1</script></head><body>2</body></html>`
  expect(sheetsLast(page)).toBe(
    `<html><head><meta charSet="utf-8"/><script>1</script>${SHEETS}</head><body>2</body></html>`,
  )
})

test.each(['<html><head></head><body></body></html>', 'no page', `<p>${SHEETS}</p>`])('%s stays as it is', (html) => {
  expect(sheetsLast(html)).toBe(html)
})
