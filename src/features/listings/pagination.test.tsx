import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { Pagination } from './pagination.tsx'

const QUERY = { filters: { ...defaultFilters(), county: 'Essex' as const }, sort: 'beds' as const, page: 1 }
const pagination = (page: number, pageCount: number) =>
  renderedOnRouter(() => <Pagination query={QUERY} view="list" page={page} pageCount={pageCount} />, '/listings')

/** Each link: where it leads, and what it says of itself. */
const links = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => ({
    page: /[?;&]page=(\d+)/.exec(attributes)?.[1] ?? '1',
    rel: / rel="(\w+)"/.exec(attributes)?.[1],
    current: attributes.includes('aria-current="page"'),
  }))

test('the pages before and after are one away, and one page counts as current', async () => {
  expect(links(await pagination(3, 4))).toEqual([
    { page: '2', rel: 'prev', current: false },
    { page: '1', rel: undefined, current: false },
    { page: '2', rel: undefined, current: false },
    { page: '3', rel: undefined, current: true },
    { page: '4', rel: undefined, current: false },
    { page: '4', rel: 'next', current: false },
  ])
})

test('the first page has none before it, the last none after it, and a single one no links', async () => {
  expect(links(await pagination(1, 2)).map(({ rel }) => rel)).toEqual([undefined, undefined, 'next'])
  expect(links(await pagination(2, 2)).map(({ rel }) => rel)).toEqual(['prev', undefined, undefined])
  expect(links(await pagination(1, 1))).toEqual([])
})

test('links keep filters, order and layout', async () => {
  const html = await pagination(1, 2)
  for (const param of ['county=Essex', 'sort=beds', 'view=list']) expect(html).toContain(param)
})
