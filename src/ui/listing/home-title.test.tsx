import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomeTitle } from './home-title.tsx'

test('words of a title with a hyphen stay on one line', () => {
  expect(renderToStaticMarkup(<HomeTitle title="2-bedroom co-op in Rockaway" />)).toBe(
    '<span class="whitespace-nowrap">2-bedroom</span> <span class="whitespace-nowrap">co-op</span> in Rockaway',
  )
})
