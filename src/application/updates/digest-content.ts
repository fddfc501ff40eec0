import { FAIR_HOUSING } from '#content/legal/fair-housing.ts'
import { SAMPLE_HOME } from '#content/sample-home-text.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { formatNewJerseyTime } from '#domain/clock-text.ts'
import type { FeedCredit } from '#domain/listing/feed-credit.ts'
import { knownFacts } from '#domain/listing/home-size.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { widestJpeg, type Picture } from '#domain/listing/picture.ts'
import type { Mailbox } from '#domain/mail/mail.ts'
import { formatPrice } from '#domain/money/money.ts'
import { withPeriod } from '#domain/sentence-end.ts'
import { NEWS_ORDER } from '#domain/updates/current-news.ts'
import type { DigestEntry } from '#domain/updates/digest.ts'
import { newsInNumbers, newsOfOne, newsText, whyText } from '#domain/updates/update-text.ts'

export interface Digest {
  /** At least one, each home once, with news that is true now (`homesToTell`). */
  entries: readonly DigestEntry[]
  recipient: Mailbox
  /** False for an address without one: such a person has neither favorites nor settings. */
  hasAccount: boolean
  agency: Agency
  /** Scheme and host of links, without a slash at the end. */
  siteAddress: string
  /** Whole address of the page that shows what the person gets and stops all emails. */
  unsubscribe: string
  now: Date
}

/** Homes told in full; of others only their number is. */
export const MOST_IN_FULL = 20

/** What both forms of the email say, in words; no text contains a line break except `disclaimer`. */
export interface DigestContent {
  subject: string
  heading: string
  /** What a list of mails shows after the subject. */
  preview: string
  siteName: string
  siteUrl: string
  /** Without a title where there is one group. */
  groups: readonly { title: string | null; homes: readonly HomeContent[] }[]
  /** The homes of each ranked search that the email is about. */
  ranked: readonly LinkContent[]
  /** Homes that aren't told in full; null for none. */
  rest: LinkContent | null
  foot: FootContent
}

export interface LinkContent {
  label: string
  url: string
}

export interface HomeContent {
  news: readonly string[]
  title: string
  url: string
  picture: { url: string; alt: string } | null
  price: string
  /** The price before a reduction. */
  oldPrice: string | null
  address: string
  facts: readonly string[]
  why: string
  office: string
}

export interface FootContent {
  asOf: string
  feeds: readonly { name: string; logo: string | null; asOf: string | null; disclaimer: string | null }[]
  reason: string
  /** The person's settings, if there is an account, and the page that stops all emails. */
  links: readonly LinkContent[]
  /** Who writes: the firm, its address and number. */
  firm: readonly string[]
  fairHousing: LinkContent & { statement: string }
}

/** Puts the news in order. */
export function digestContent({ entries, hasAccount, agency, siteAddress, unsubscribe, now }: Digest): DigestContent {
  const told = inTellingOrder(entries)
  const [first] = told
  const shown = told.slice(0, MOST_IN_FULL)
  const heading = newsInNumbers(told.flatMap(({ news }) => news.map(({ kind }) => kind)))
  const one = told.length === 1 ? oneLine(newsOfOne(first!.news[0]!, first!.home)) : null
  const others = told.length - shown.length
  return {
    subject: one ?? heading,
    heading,
    preview: one === null ? titlesOf(told) : `${priceOf(first!.home)}, ${oneLine(first!.home.address)}`,
    siteName: agency.name,
    siteUrl: `${siteAddress}/`,
    groups: groupsOf(shown, siteAddress),
    ranked: rankedOf(told, siteAddress),
    rest: others === 0 ? null : restOf(others, hasAccount, siteAddress),
    foot: footOf({ agency, hasAccount, siteAddress, unsubscribe, feeds: creditsOf(shown), now }),
  }
}

const restOf = (others: number, hasAccount: boolean, siteAddress: string): LinkContent => ({
  label: `See more homes ${hasAccount ? 'in your favorites' : 'on our site'} (${others} not shown)`,
  url: `${siteAddress}/${hasAccount ? 'favorites' : 'listings'}`,
})

/** Each ranked search once. */
const rankedOf = (entries: readonly DigestEntry[], siteAddress: string): LinkContent[] => {
  const searches = entries.flatMap(({ why }) => why.filter((one) => one.kind === 'wishes'))
  const byUrl = new Map(
    searches.map(({ name, address }) => [`${siteAddress}/wishes?${new URLSearchParams(address).toString()}`, name]),
  )
  return [...byUrl].map(([url, name]) => ({ label: `See homes ranked by “${oneLine(name)}”`, url }))
}

/** Of homes told in full, each source's once. */
const creditsOf = (entries: readonly DigestEntry[]): FeedCredit[] => [
  ...new Set(entries.flatMap(({ credits }) => credits)),
]

const isSaved = ({ why }: DigestEntry): boolean => why.some(({ kind }) => kind === 'favorite')

/** Saved homes are told first, and of both groups what is most pressing. Homes alike in this keep their order. */
export const inTellingOrder = (entries: readonly DigestEntry[]): DigestEntry[] =>
  entries.toSorted((a, b) => placeOf(a) - placeOf(b))

const placeOf = (entry: DigestEntry): number =>
  (isSaved(entry) ? 0 : NEWS_ORDER.length) + NEWS_ORDER.indexOf(entry.news[0]!.kind)

function groupsOf(entries: readonly DigestEntry[], siteAddress: string): DigestContent['groups'] {
  const groups = [
    { title: 'Homes you saved', homes: entries.filter(isSaved) },
    { title: 'More homes for you', homes: entries.filter((entry) => !isSaved(entry)) },
  ].filter(({ homes }) => homes.length > 0)
  return groups.map(({ title, homes }) => ({
    title: groups.length === 1 ? null : title,
    homes: homes.map((entry) => homeOf(entry, siteAddress)),
  }))
}

function homeOf({ home, news, why, isSample }: DigestEntry, siteAddress: string): HomeContent {
  const reduced = news.find((one) => one.kind === 'reduced')
  const title = oneLine(home.title)
  return {
    news: news.map((one) => newsText(one, home)),
    title,
    url: `${siteAddress}/listings/${home.id}`,
    picture: pictureOf(home.picture, title, siteAddress),
    price: priceOf(home),
    oldPrice: reduced ? formatPrice(reduced.from, home.market) : null,
    address: oneLine(home.address),
    facts: knownFacts(home),
    why: oneLine(whyText(why)),
    office: isSample ? SAMPLE_HOME : `Listed by ${oneLine(home.office)}`,
  }
}

const priceOf = ({ price, market }: ListingSummary): string => formatPrice(price, market)

/** As wide as the email on a phone, at two pixels a point. */
const PICTURE_WIDTHS = [400, 640] as const

/** Our own pictures only, copies of feeds' among them: what another host serves would tell it who opened the email. */
const pictureOf = (picture: Picture | null, title: string, siteAddress: string): HomeContent['picture'] =>
  picture !== null && isOnSite(picture.url)
    ? { url: siteAddress + widestJpeg(picture, PICTURE_WIDTHS), alt: oneLine(picture.alt) || title }
    : null

const isOnSite = (address: string): boolean => /^\/(?!\/)/.test(address)

const TITLES_IN_PREVIEW = 3
const titlesOf = (entries: readonly DigestEntry[]): string =>
  entries
    .slice(0, TITLES_IN_PREVIEW)
    .map(({ home }) => oneLine(home.title))
    .join(' · ')

const footOf = ({
  agency,
  hasAccount,
  siteAddress,
  unsubscribe,
  feeds,
  now,
}: Omit<Digest, 'entries' | 'recipient'> & { feeds: readonly FeedCredit[] }): FootContent => ({
  asOf: `Prices and availability as of ${formatNewJerseyTime(now)}. They may have changed since.`,
  feeds: feeds.map((feed) => creditOf(feed, siteAddress)),
  reason: `You’re getting this email because you asked ${agency.name} for email updates.`,
  links: [
    ...(hasAccount ? [{ label: 'Change email settings', url: `${siteAddress}/account` }] : []),
    { label: 'Stop all emails', url: unsubscribe },
  ],
  firm: firmOf(agency),
  fairHousing: {
    label: FAIR_HOUSING.heading,
    url: `${siteAddress}/${FAIR_HOUSING.page}`,
    statement: FAIR_HOUSING.statement,
  },
})

function creditOf({ name, logo, disclaimer, listingsAsOf }: FeedCredit, siteAddress: string) {
  return {
    name: oneLine(name),
    logo: logo !== null && isOnSite(logo) ? siteAddress + logo : null,
    asOf: listingsAsOf === null ? null : `Listings as of ${formatNewJerseyTime(new Date(listingsAsOf))}`,
    disclaimer,
  }
}

/** The postal address is required in such emails (15 U.S.C. 7704(a)(5)); an agency's settings name at least one office. */
function firmOf({ firm, offices, phones }: Agency): string[] {
  const license = [firm.licenseLine, firm.reference].filter(Boolean).join(', ')
  const [office] = offices
  return [
    [firm.name, office && `${office.street}, ${office.town}, NJ ${office.zip}`, phones.mails.number]
      .filter(Boolean)
      .join(' · '),
    withPeriod(license),
  ]
}

/** Line breaks and other control characters could make a line of the plain text that nobody of the site wrote. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
