import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { nothingKept, withFavorites, withSeen } from '#domain/saved/kept-homes.ts'
import { offlinePage } from './offline-page.ts'

const [first, second] = SAMPLE_LISTINGS as [Listing, Listing]
const HOSTILE = '<script>alert("x")</script>'
const at = Date.UTC(2026, 10, 22, 15)
const SITE = { name: 'Brookside <Homes>', phone: '(973) 200-0101', colors: '' }
const site = { scope: '/homes/', isOnline: false, site: SITE }
const kept = withSeen(
  withFavorites(nothingKept(null), [{ listing: first, dateAdded: '2026-11-01', note: HOSTILE }], [first.id], at),
  { ...second, title: HOSTILE, description: HOSTILE, amenities: [HOSTILE] },
  at,
)

test('without anything kept the page says so, and what will be', () => {
  for (const nothing of [null, nothingKept(null)]) {
    const html = offlinePage(nothing, { path: '/map', ...site })
    expect(html).toMatch(
      /You’re offline.*This page needs an internet connection\..*Nothing is saved on this device yet/,
    )
    expect(html).not.toContain('<section>')
  }
})

test('all kept homes, each with a link below the site’s own path; nothing a text says is run', () => {
  const html = offlinePage(kept, { path: '/favorites', ...site })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('needs an internet connection')
  for (const words of ['Your favorites', 'As of', 'Recently viewed', first.title, 'Listed by', '$850,000'])
    expect(html).toContain(words)
  expect(html).toContain(`href="/homes/listings/${first.id}"`)
  expect(html).toContain(`src="/homes/offline/pictures/${second.id}"`)
})

test('a kept home has a page of its own; one that was only saved shows less', () => {
  const seen = offlinePage(kept, { path: `/listings/${second.id}`, ...site })
  expect(seen).toMatch(/this is the home as of.*Description.*Features.*Details.*Year Built/s)
  expect(seen).not.toContain('<script>alert')
  const saved = offlinePage(kept, { path: `/listings/${first.id}`, ...site })
  expect(saved).toContain(first.title)
  expect(saved).toContain('class="note')
  expect(offlinePage(kept, { path: '/listings/99', ...site })).toContain('This page needs an internet connection.')
})

test('where the device has a connection the server is named, not the visitor', () => {
  const html = offlinePage(kept, { path: '/map', scope: '/', isOnline: true, site: SITE })
  expect(html).toMatch(/We can’t reach our server right now.*isn’t responding.*or call/)
  expect(html).not.toMatch(/You’re offline|needs an internet connection/)
})

test('it carries the site’s name and phone, and does without where they were never fetched', () => {
  const html = offlinePage(kept, { path: '/map', ...site })
  expect(html).toContain('<a class="phone" href="tel:+19732000101">(973) 200-0101</a>')
  expect(html).toMatch(/<title>You’re offline · Brookside &#60;Homes&#62;<\/title>/)
  const unknown = offlinePage(kept, { path: '/map', scope: '/', isOnline: true, site: null })
  expect(unknown).toMatch(/Try again in a moment\./)
  expect(unknown).not.toContain('tel:')
})
