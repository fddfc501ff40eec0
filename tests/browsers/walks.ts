import { expect } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { searchListings } from '#domain/search/search.ts'
import type { Edition } from '../e2e/editions-setup.ts'
import { PHONE, type BrowserPage, type Size } from './browser-page.ts'
import { find, type Sought } from './in-page.ts'
import type { VisitorHands } from './visitor-hands.ts'

interface Visit {
  hands: VisitorHands
  page: BrowserPage
  /** Where the site is. */
  address: string
}

interface Walk {
  title: string
  editions: readonly Edition[]
  /** A desktop's unless it says otherwise. */
  size?: Size
  walk: (visit: Visit) => Promise<void>
}

const BOTH = ['live', 'sample'] as const
const titleOf = (id: number) => SAMPLE_LISTINGS.find((listing) => listing.id === id)!.title
const button = (name: string): Sought => ({ role: 'button', name })
const link = (name: string): Sought => ({ role: 'link', name })
const field = (name: string, within?: Sought): Sought => ({ role: 'textbox', name, ...(within && { within }) })
const text = (words: string): Sought => ({ text: words })

/** What the specification's rules find in the sample data. */
const inBergen = searchListings(SAMPLE_LISTINGS, {
  filters: { ...defaultFilters(), county: 'Bergen' },
  sort: 'newest',
  page: 1,
}).total

/** A hand's way around a point. */
const around = ({ x, y }: { x: number; y: number }) =>
  Array.from({ length: 25 }, (_, step) => ({
    x: x + 40 * Math.sin((step / 25) * 2 * Math.PI),
    y: y - 40 * Math.cos((step / 25) * 2 * Math.PI),
  }))

/** Walks of visitors, each in every browser family. */
export const WALKS: readonly Walk[] = [
  {
    title: 'L-02 L-03 a search is narrowed, and widened by its chip',
    editions: BOTH,
    walk: async ({ hands, address }) => {
      await hands.open(`${address}/listings`)
      await hands.choose({ role: 'combobox', name: 'County' }, 'Bergen')
      await hands.see(text(`Showing ${inBergen} properties`))
      await hands.until(() => location.search === '?county=Bergen')
      await hands.click(button('Remove filter: Bergen County'))
      await hands.until(() => location.search === '')
    },
  },
  {
    title: 'L-02 on a phone the filters open and close',
    editions: BOTH,
    size: PHONE,
    walk: async ({ hands, address }) => {
      await hands.open(`${address}/listings`)
      await hands.click({ role: 'button', like: '^Filters' })
      await hands.choose({ role: 'combobox', name: 'County' }, 'Bergen')
      await hands.click(button('Close Filters'))
      await hands.see(text(`Showing ${inBergen} properties`))
    },
  },
  {
    title: 'F-01 a home is kept, and stands among the favorites',
    editions: BOTH,
    walk: async ({ hands, address }) => {
      await hands.open(`${address}/listings/2`)
      await hands.click(button('Favorite'))
      await hands.see({ text: `${titleOf(2)} added to favorites` })
      await hands.open(`${address}/favorites`)
      await hands.see({ role: 'link', like: titleOf(2) })
    },
  },
  {
    title: 'D-03 the gallery goes round, by pointer and by keys, in full screen too',
    editions: BOTH,
    walk: async ({ hands, page, address }) => {
      const { length } = SAMPLE_LISTINGS[0]!.pictures
      await hands.open(`${address}/listings/1`)
      await hands.see({ like: `1 / ${length}$` })
      await hands.click({ role: 'button', like: '^Next (picture|photo|image)' })
      await hands.see(text(`2 / ${length}`))
      await hands.click({ role: 'button', like: '^(View f|F)ull screen$' })
      await hands.see({ role: 'dialog' })
      await page.key('ArrowRight')
      await hands.see({ text: `3 / ${length}`, within: { role: 'dialog' } })
      await page.key('Escape')
      await hands.missSoon({ role: 'dialog' })
    },
  },
  {
    title: 'D-09 a question with a tour is sent',
    editions: BOTH,
    walk: async ({ hands, address }) => {
      const form: Sought = { role: 'form', name: 'Request Information' }
      await hands.open(`${address}/listings/1`)
      await hands.write(field('Name', form), 'Ana Example')
      await hands.write(field('Email', form), `${crypto.randomUUID()}@example.com`)
      await hands.write(field('Message', form), 'May I see it?')
      await hands.click({ selector: 'summary', like: 'Ask for a tour', within: form })
      await hands.check({ selector: 'label:has(input[type="radio"])', within: form })
      await hands.click({ ...button('Send Message'), within: form })
      await hands.see(text('Message sent successfully!'))
      await hands.see(text('Thanks, we got your message and tour request'))
    },
  },
  {
    title: 'F-06 two homes are compared',
    editions: BOTH,
    walk: async ({ hands, address }) => {
      await hands.open(`${address}/listings`)
      for (const id of [5, 1]) await hands.click({ role: 'checkbox', name: `Compare ${titleOf(id)}` })
      await hands.click(link('Compare 2 homes'))
      await hands.see({ role: 'region', name: 'Homes side by side' })
      await hands.until(() => location.search === '?homes=5,1')
    },
  },
  {
    title: 'A-03 an account is asked for',
    editions: ['live'],
    walk: async ({ hands, address }) => {
      await hands.open(`${address}/signup`)
      await hands.write(field('First name'), 'Ana')
      await hands.write(field('Last name'), 'Ruiz')
      await hands.write({ role: 'textbox', like: '^Email' }, `${crypto.randomUUID()}@example.com`)
      await hands.click(button('Continue'))
      await hands.write(field('Password'), 'secret pass')
      await hands.write(field('Confirm password'), 'secret pass')
      await hands.click({ role: 'checkbox' })
      await hands.click(button('Create Account'))
      await hands.see(text('Account created successfully'))
      await hands.see(text('Check your email'))
    },
  },
  {
    title: 'V-01 V-02 the agent is asked in writing, and finds a home',
    editions: BOTH,
    walk: async ({ hands, page, address }) => {
      await hands.open(`${address}/`)
      await hands.click(button('Talk to a Real Estate Agent Now'))
      await hands.click(button('Start Voice Chat Now'))
      await hands.see(text('You are now Connected'))
      await hands.write(field('Write to Maya'), 'three bed house in Bergen under eight hundred thousand')
      await page.key('Enter')
      await hands.see({ role: 'region', name: '1 home', within: { role: 'log' } })
      await hands.click(link('Show these on the listings page'))
      await hands.see(text('Showing 1 property'))
    },
  },
  {
    title: 'M-03 an area drawn on the map narrows the list',
    editions: BOTH,
    walk: async ({ hands, page, address }) => {
      const home = SAMPLE_LISTINGS.find(({ id }) => id === 9)!
      await hands.open(`${address}/map`)
      const pill: Sought = { role: 'button', like: `^\\$[\\d.]+[kM] ?${home.title}, ` }
      await hands.see(pill)
      await hands.missSoon(text('Loading map...'))
      await hands.click(button('Draw an area'))
      await hands.see({ role: 'region', name: 'Draw an area' })
      await page.press(around(await hands.standing(pill)))
      await hands.see(text('Showing 1 property'))
      await hands.until(() => (new URLSearchParams(location.search).get('area') ?? '').split(',').length > 12)
      expect(await page.evaluate(find, { role: 'region', name: 'Draw an area' })).toBe(null)
    },
  },
]
