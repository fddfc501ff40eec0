import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { PHONE, type BrowserPage, type Size } from './browser-page.ts'
import type { Sought } from './in-page.ts'
import type { VisitorHands } from './visitor-hands.ts'

interface Hands {
  hands: VisitorHands
  page: BrowserPage
}

/** What a visitor does while the scripts are held back, and what is to be seen of it once they are there. */
interface EarlyVisit {
  title: string
  path: string
  /** A desktop's unless it says otherwise. */
  size?: Size
  acts: (visit: Hands) => Promise<void>
  seen: (visit: Hands) => Promise<void>
}

const titleOf = (id: number) => SAMPLE_LISTINGS.find((listing) => listing.id === id)!.title
const button = (name: string): Sought => ({ role: 'button', name })
const field = (name: string): Sought => ({ role: 'textbox', name })
const heart = (id: number) => button(`Save ${titleOf(id)}`)
/** Home 12 is none of those that a first visitor finds saved. */
const UNSAVED = 12

const untilPressed = ({ hands }: Hands, name: string) =>
  hands.until(
    (label) => document.querySelector(`[aria-label="${label}"]`)?.getAttribute('aria-pressed') === 'true',
    name,
  )
const untilParam = ({ hands }: Hands, name: string, value: string) =>
  hands.until((key, expected) => new URLSearchParams(location.search).get(key) === expected, name, value)
const untilValue = ({ hands }: Hands, selector: string, value: string) =>
  hands.until(
    (sought, expected) => document.querySelector<HTMLInputElement>(sought)?.value === expected,
    selector,
    value,
  )

/** In every browser family. */
export const EARLY_VISITS: readonly EarlyVisit[] = [
  {
    title: 'a picture of the hero, its pause and the agent',
    path: '/',
    acts: async ({ hands }) => {
      await hands.click(button('Go to slide 3'))
      await hands.click(button('Pause slides'))
      await hands.click(button('Talk to a Real Estate Agent Now'))
    },
    seen: async ({ hands }) => {
      await hands.see(button('Play slides'))
      await hands.until(() => document.querySelector('[aria-label="Go to slide 3"][aria-current]') !== null)
      await hands.see({ role: 'dialog' })
    },
  },
  {
    title: 'the menu',
    path: '/',
    size: PHONE,
    acts: ({ hands }) => hands.click(button('Open menu')),
    seen: async ({ hands }) => void (await hands.see({ role: 'dialog', name: 'Menu' })),
  },
  {
    title: 'a county and bedrooms',
    path: '/listings',
    acts: async ({ hands }) => {
      await hands.choose({ role: 'combobox', name: 'County' }, 'Bergen')
      await hands.choose({ role: 'combobox', name: 'Beds' }, '3')
    },
    seen: async (visit) => {
      await untilParam(visit, 'county', 'Bergen')
      await untilParam(visit, 'beds', '3')
    },
  },
  {
    title: 'homes to rent and a typed search',
    path: '/listings',
    acts: async ({ hands }) => {
      await hands.click({ selector: 'label:has([name=market][value=rent])' })
      await hands.write({ role: 'combobox', name: 'Search' }, 'Mont')
    },
    seen: async (visit) => {
      await untilParam(visit, 'market', 'rent')
      await untilParam(visit, 'q', 'Mont')
      await untilValue(visit, '[name=q]', 'Mont')
    },
  },
  {
    title: 'a heart, two homes to compare and the view',
    path: '/listings',
    acts: async ({ hands }) => {
      await hands.click(heart(UNSAVED))
      for (const id of [5, 1]) await hands.click({ role: 'checkbox', name: `Compare ${titleOf(id)}` })
      await hands.click({ selector: 'summary', name: 'View' })
      await hands.click(button('List view'))
    },
    seen: async (visit) => {
      await untilParam(visit, 'view', 'list')
      await untilPressed(visit, `Save ${titleOf(UNSAVED)}`)
      await visit.hands.see({ role: 'link', name: 'Compare 2 homes' })
    },
  },
  {
    title: 'a chip',
    path: '/listings?county=Bergen',
    acts: ({ hands }) => hands.click(button('Remove filter: Bergen County')),
    seen: ({ hands }) => hands.until(() => location.search === ''),
  },
  {
    title: 'the filters',
    path: '/listings',
    size: PHONE,
    acts: ({ hands }) => hands.click({ role: 'button', like: '^Filters' }),
    seen: async ({ hands }) => void (await hands.see({ role: 'combobox', name: 'County' })),
  },
  {
    title: 'two steps of the gallery and a tab',
    path: '/listings/3',
    acts: async ({ hands }) => {
      for (let step = 0; step < 2; step++) await hands.click(button('Next picture'))
      await hands.click({ selector: '[role=tab]', name: 'Details' })
    },
    seen: async ({ hands }) => {
      await hands.see({ like: '^3 / \\d+$' })
      await hands.see({ selector: '[role=tab][aria-selected=true]', name: 'Details' })
    },
  },
  {
    title: 'a message, typed only',
    path: '/listings/3',
    acts: async ({ hands }) => {
      await hands.write(field('Name'), 'Ann Early')
      await hands.write(field('Message'), 'Is the basement dry?')
    },
    seen: async (visit) => {
      await untilValue(visit, '[name=message]', 'Is the basement dry?')
      await untilValue(visit, '[name=name]', 'Ann Early')
    },
  },
  {
    title: 'a message that is sent',
    path: '/listings/3',
    acts: async ({ hands }) => {
      await hands.write(field('Name'), 'Ann Early')
      await hands.write(field('Email'), `${crypto.randomUUID()}@example.com`)
      await hands.click(button('Send Message'))
    },
    seen: async ({ hands }) => void (await hands.see({ text: 'Message sent successfully!' })),
  },
  {
    title: 'a search on the map',
    path: '/map',
    acts: ({ hands }) => hands.write({ selector: '[aria-label="Search homes"]' }, 'Mont'),
    seen: (visit) => untilParam(visit, 'q', 'Mont'),
  },
  {
    title: 'the table of all towns',
    path: '/match',
    acts: ({ hands }) => hands.click({ selector: '.match-towns summary' }),
    seen: ({ hands }) => hands.until(() => document.querySelectorAll('.match-towns tbody tr').length === 205),
  },
  {
    title: 'both fields of signing in',
    path: '/signin',
    acts: async ({ hands }) => {
      await hands.write({ selector: '[type=email]' }, 'ann@example.com')
      await hands.write({ selector: '[type=password]' }, 'not my password')
    },
    seen: async (visit) => {
      await untilValue(visit, '[type=email]', 'ann@example.com')
      await untilValue(visit, '[type=password]', 'not my password')
    },
  },
]

/** Forms that the browser sends itself because the scripts don't come. */
export const FORM_WALKS: readonly { title: string; walk: (visit: Hands & { address: string }) => Promise<void> }[] = [
  {
    title: 'D-09 F-06 A-02 a question, a heart and signing in',
    walk: async ({ hands, page, address }) => {
      const sendItself = () =>
        page.evaluate(() => (window as never as { earlyActs: { fail: () => void } }).earlyActs.fail())
      await page.begin(`${address}/listings/3`)
      await hands.write(field('Name'), 'Ana Example')
      await hands.write(field('Email'), 'not an address')
      await hands.click(button('Send Message'))
      await sendItself()
      await hands.see({ text: 'Enter an email address like name@example.com.' })
      await hands.write(field('Email'), `${crypto.randomUUID()}@example.com`)
      await hands.click(button('Send Message'))
      await sendItself()
      await hands.see({ text: 'Thanks, we got your message' })
      await page.begin(`${address}/listings`)
      await hands.click(heart(UNSAVED))
      await sendItself()
      await untilPressed({ hands, page }, `Save ${titleOf(UNSAVED)}`)
      await page.begin(`${address}/signin`)
      await hands.write({ selector: '[type=email]' }, 'nobody@example.com')
      await hands.write({ selector: '[type=password]' }, 'not my password')
      await hands.click(button('Sign In'))
      await sendItself()
      await hands.see({ selector: '[role=alert]' })
      await untilValue({ hands, page }, '[type=email]', 'nobody@example.com')
    },
  },
]
