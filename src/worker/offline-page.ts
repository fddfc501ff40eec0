import { telHref } from '#domain/agency/tel-href.ts'
import { formatClockTime } from '#domain/clock-text.ts'
import { countOf, formatCount } from '#domain/count.ts'
import { localDay } from '#domain/day.ts'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { keptHome, type KeptFavorite, type KeptHomes } from '#domain/saved/kept-homes.ts'

/** What the offline pages say of the site; null where it couldn't be fetched. */
export type SiteCard = {
  name: string
  phone: string
  /** Custom properties in place of the product's colors, as CSS; '' for the product's. */
  colors: string
} | null

interface Place {
  site: SiteCard
  /** The path that was asked for, without the site's own. */
  path: string
  /** The site's own path, which ends in '/'. */
  scope: string
  /** The device has a connection, as far as it knows: the server is away. */
  isOnline: boolean
}

/** The page shown without a connection: the kept home at this address, or all that are kept. */
export function offlinePage(kept: KeptHomes | null, place: Place): string {
  const id = /^\/listings\/(\d+)$/.exec(place.path)?.[1]
  const home = id === undefined || kept === null ? null : keptHome(kept, Number(id))
  if (home) {
    const listing = home.seen?.listing ?? home.favorite!.listing
    const at = home.seen?.seenAt ?? kept!.favoritesAt
    return page(
      `${listing.title} (offline)`,
      homeContent(listing, { at, favorite: home.favorite ?? null, ...place }),
      place,
    )
  }
  return page(headingOf(place), listContent(kept, place), place)
}

const headingOf = ({ isOnline }: Place): string => (isOnline ? 'We can’t reach our server right now' : 'You’re offline')

function as(at: number): string {
  const time = new Date(at)
  const shown = formatClockTime({ day: localDay(time), hour: time.getHours(), minute: time.getMinutes() })
  return `<time datetime="${time.toISOString()}">${shown}</time>`
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

function page(title: string, content: string, { scope, site }: Place): string {
  const name = site ? escaped(site.name) : 'Home'
  const phone = site ? `<a class="phone" href="${telHref(site.phone)}">${escaped(site.phone)}</a>` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}${site ? ` · ${name}` : ''}</title><link rel="stylesheet" href="${scope}offline/style.css"><script src="${scope}offline/retry.js" defer></script></head><body><header><a class="mark" href="${scope}"><svg aria-hidden="true" viewBox="0 0 32 32" width="24" height="24"><path d="M2.5 29V16.5A13.5 13.5 0 0 1 10.5 4.1L13 12.2A5 5 0 0 0 11 16.5V29ZM29.5 29V16.5A13.5 13.5 0 0 0 21.5 4.1L19 12.2A5 5 0 0 1 21 16.5V29Z"/><path d="M11.6 1.5H20.4L17.9 11.5A6 6 0 0 0 14.1 11.5Z"/></svg>${name}</a>${phone}</header><main>${content}</main></body></html>`
}

const KEPT = 'These homes are saved on this device. Prices and availability may have changed.'
const NONE = 'Nothing is saved on this device yet. Your favorites and homes you open will be.'
const serverAway = ({ site }: Place): string =>
  `Our server isn’t responding. Try again in a moment${site ? `, or call ${escaped(site.phone)}` : ''}.`
const RETRY = '<a class="button" href="">Try again</a>'

function listContent(kept: KeptHomes | null, place: Place): string {
  const { path, scope, isOnline } = place
  const { favorites, favoritesAt, seen } = kept ?? { favorites: [], favoritesAt: 0, seen: [] }
  const others = seen.filter(({ listing }) => !favorites.some((favorite) => favorite.listing.id === listing.id))
  const lead = [
    isOnline ? serverAway(place) : path === '/favorites' ? '' : 'This page needs an internet connection.',
    favorites.length + seen.length ? KEPT : NONE,
  ]
  return `<h1>${headingOf(place)}</h1><p class="lead">${lead.join(' ')}</p>${RETRY}${section('Your favorites', favorites, scope, `As of ${as(favoritesAt)}`)}${section('Recently viewed', others, scope)}`
}

function section(
  title: string,
  homes: readonly (Partial<KeptFavorite> & { listing: ListingSummary })[],
  scope: string,
  since = '',
): string {
  if (homes.length === 0) return ''
  const cards = homes.map(({ listing, note }) => `<li>${card(listing, note ?? '', scope)}</li>`).join('')
  return `<section><h2>${title}</h2>${since && `<p class="soft">${since}</p>`}<ul class="homes">${cards}</ul></section>`
}

const card = (home: ListingSummary, note: string, scope: string): string =>
  `<article>${photo(home, scope)}${priceAndFacts(home)}<h3><a href="${scope}listings/${home.id}">${escaped(home.title)}</a></h3><p class="soft">${escaped(home.address)}</p><p class="soft">Listed by ${escaped(home.office)}</p>${noteOf(note)}</article>`

const photo = (home: ListingSummary, scope: string): string =>
  `<img class="photo" src="${scope}offline/pictures/${home.id}" alt="${escaped(home.picture?.alt ?? '')}" width="640" height="427">`

function priceAndFacts({ price, market, beds, baths, squareFeet, status }: ListingSummary): string {
  const facts = [
    beds === null ? null : countOf(beds, 'bed', 'beds'),
    baths === null ? null : countOf(baths, 'bath', 'baths'),
    squareFeet === null ? null : `${formatCount(squareFeet)} sq ft`,
    status === 'active' ? null : status === 'coming-soon' ? 'Coming soon' : 'Under contract',
  ]
  return `<p class="price">${formatPrice(price, market)}</p><p class="soft">${facts.filter(Boolean).join(' · ')}</p>`
}

const noteOf = (note: string): string => (note ? `<p class="note text">${escaped(note)}</p>` : '')

interface HomeParts extends Place {
  /** When the home was as shown, ms since 1970. */
  at: number
  favorite: KeptFavorite | null
}

function homeContent(home: ListingSummary | Listing, { at, favorite, scope, isOnline }: HomeParts): string {
  const whole = 'description' in home ? wholeHome(home) : ''
  return `<div class="home"><h1>${escaped(home.title)}</h1><p class="soft">${escaped(home.address)} · ${escaped(home.county)} County</p>${priceAndFacts(home)}<p class="lead">${isOnline ? 'Our server isn’t responding' : 'You’re offline'}, so this is the home as of ${as(at)}. Price and availability may have changed.</p>${RETRY}<a class="plain" href="${scope}favorites">All saved homes</a>${photo(home, scope)}${noteOf(favorite?.note ?? '')}${whole}<p class="soft">Listed by ${escaped(home.office)}</p></div>`
}

function wholeHome({ description, amenities, propertyType, yearBuilt, lotSize, parking, heating, cooling }: Listing) {
  const facts: [string, string | number | null][] = [
    ['Type', propertyType],
    ['Year Built', yearBuilt],
    ['Lot Size', lotSize],
    ['Parking', parking],
    ['Heating', heating],
    ['Cooling', cooling],
  ]
  const rows = facts
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(String(value))}</dd></div>`)
  const features = amenities.map((amenity) => `<li>${escaped(amenity)}</li>`)
  return `<h2>Description</h2><p class="text lead">${escaped(description)}</p>${features.length > 0 ? `<h2>Features</h2><ul class="facts">${features.join('')}</ul>` : ''}<h2>Details</h2><dl class="facts">${rows.join('')}</dl>`
}
