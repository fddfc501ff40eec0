// node bench/bare-page.ts: a page of 18 homes by React alone, to compare with. Prints its address.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { pictureSrcSet } from '#domain/listing/picture.ts'

/** What a visitor sees of a home in a list, as plain elements. */
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
      h('li', { key: 'beds' }, `${home.beds} beds`),
      h('li', { key: 'baths' }, `${home.baths} baths`),
      h('li', { key: 'area' }, `${home.squareFeet} sq ft`),
    ]),
    h(
      'ul',
      null,
      home.features.map((feature) => h('li', { key: feature }, feature)),
    ),
    h('p', null, `Listed by ${home.office}`),
    h('button', { type: 'button', 'aria-label': `Save ${home.title}`, 'aria-pressed': false }, 'Save'),
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
