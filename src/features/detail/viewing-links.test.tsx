import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Viewing } from './viewing-links.tsx'

const plan = (url: string, caption = '') => ({ url, caption })

test('D-03 tour and plans open in a new tab, and the sites are named', () => {
  const links = {
    virtualTour: 'https://tours.example/1',
    floorPlans: [plan('https://plans.example/1.pdf', 'First floor')],
  }
  const html = renderToStaticMarkup(<Viewing links={links} />)
  const anchors = html.match(/<a [^>]*>/g)!
  expect(anchors).toHaveLength(2)
  for (const anchor of anchors) expect(anchor).toMatch(/target="_blank" rel="noopener noreferrer"/)
  expect(html).toContain('Floor plan: First floor')
  expect(html).toContain('on another site with its own privacy policy: tours.example, plans.example.')
})

test('D-03 plans without a caption are numbered, one alone is not', () => {
  const words = (...urls: string[]) =>
    renderToStaticMarkup(<Viewing links={{ virtualTour: null, floorPlans: urls.map((url) => plan(url)) }} />)
  expect(words('https://a.example/1')).toContain('>Floor plan<')
  expect(words('https://a.example/1', 'https://a.example/2')).toContain('Floor plan 2')
  expect(words('https://a.example/1', 'https://a.example/2')).toContain('on a.example. That site')
})
