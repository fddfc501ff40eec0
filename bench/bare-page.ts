// node bench/bare-page.ts: a page of 18 homes by React alone, to compare with. Prints its address.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { pictureSrcSet } from '#domain/listing/picture.ts'

const Icon = ({ path }: { path: string }) =>
  h('svg', { 'aria-hidden': true, viewBox: '0 0 24 24', className: 'icon' }, h('path', { d: path }))

/** What a visitor sees of a home in a list, as plain elements: picture, price, title, address, facts with icons, features, heart. */
const Card = ({ home }: { home: Listing }) =>
  h(
    'article',
    { className: 'card' },
    home.picture &&
      h('picture', null, [
        h('source', { key: 'avif', type: 'image/avif', srcSet: pictureSrcSet(home.picture, 'avif')! }),
        h('img', { key: 'img', src: home.picture.url, alt: '', width: 1600, height: 1067, loading: 'lazy' }),
      ]),
    h('p', { className: 'price' }, `$${home.price.toLocaleString('en-US')}`),
    h('h2', null, h('a', { href: `/listings/${home.id}` }, home.title)),
    h('p', { className: 'address' }, home.address),
    h('ul', null, [
      h(
        'li',
        { key: 'beds' },
        h(Icon, { path: 'M3 19v-7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v7M3 16h18' }),
        `${home.beds} beds`,
      ),
      h('li', { key: 'baths' }, h(Icon, { path: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z' }), `${home.baths} baths`),
      h('li', { key: 'area' }, h(Icon, { path: 'M4 4h16v16H4zM12 4v6M4 14h8v6' }), `${home.squareFeet} sq ft`),
    ]),
    h(
      'ul',
      null,
      home.features.map((feature) => h('li', { key: feature }, feature)),
    ),
    h('p', null, `Listed by ${home.office}`),
    h(
      'button',
      { type: 'button', 'aria-label': `Save ${home.title}`, 'aria-pressed': false },
      h(Icon, { path: 'M12 20 5 13a5 5 0 0 1 7-7 5 5 0 0 1 7 7z' }),
    ),
  )

const Page = () =>
  h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Homes')),
    h(
      'body',
      null,
      h(
        'ul',
        null,
        SAMPLE_LISTINGS.map((home) => h('li', { key: home.id }, h(Card, { home }))),
      ),
    ),
  )

const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html>${renderToString(h(Page))}`)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
