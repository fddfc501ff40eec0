import { PLACE_PATHS } from '#content/town-drawings/town-addresses.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ListingCatalog } from '#ports/server/listing-catalog.ts'

/** Maximum number of addresses in a sitemap file (sitemaps.org protocol). */
const MAX_URLS = 50_000
/** Public pages of every agency besides the listings'. */
const PAGES = [
  '/',
  '/listings',
  '/map',
  '/afford',
  '/afford/rent',
  '/match',
  '/wishes',
  ...PLACE_PATHS,
  '/privacy',
  '/terms',
  '/fair-housing',
  '/how-we-compute',
  '/licenses',
]
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

interface SitemapUrl {
  path: string
  /** ISO date (yyyy-mm-dd). */
  lastChange?: string
}

export interface SitemapPages {
  catalog: ListingCatalog
  ownPages: Agency['ownPages']
}

/**
 * /sitemap.xml: all public pages; above 50,000 the index of its parts, each a fixed range of listing ids.
 * `origin` is scheme and host without a slash at the end.
 */
export async function sitemap({ catalog, ownPages }: SitemapPages, origin: string): Promise<Result<string>> {
  const highest = await catalog.highestId()
  if (!highest.ok) return highest
  const pages = pageUrls(ownPages)
  if (highest.value + pages.length > MAX_URLS) return ok(writeIndex(origin, Math.ceil(highest.value / MAX_URLS)))
  const listings = await catalog.between(1, highest.value)
  return listings.ok ? ok(writeUrls(origin, [...pages, ...listings.value.map(listingUrl)])) : listings
}

/** /sitemap-{part}.xml: the pages for part 0, a range of listing ids for the others. Null if there is no such part. */
export async function sitemapPart(
  { catalog, ownPages }: SitemapPages,
  origin: string,
  part: number,
): Promise<Result<string> | null> {
  if (part === 0) return ok(writeUrls(origin, pageUrls(ownPages)))
  const highest = await catalog.highestId()
  if (!highest.ok) return highest
  if (part > Math.ceil(highest.value / MAX_URLS)) return null
  const listings = await catalog.between((part - 1) * MAX_URLS + 1, part * MAX_URLS)
  return listings.ok ? ok(writeUrls(origin, listings.value.map(listingUrl))) : listings
}

const pageUrls = (ownPages: SitemapPages['ownPages']): SitemapUrl[] =>
  [...PAGES, ...ownPages.map(({ name }) => `/${name}`)].map((path) => ({ path }))
const listingUrl = ({ id, updatedAt }: { id: number; updatedAt: string }): SitemapUrl => ({
  path: `/listings/${id}`,
  lastChange: updatedAt.slice(0, 10),
})

const writeUrls = (origin: string, urls: readonly SitemapUrl[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${urls.map((url) => writeUrl(origin, url)).join('\n')}\n</urlset>\n`

const writeUrl = (origin: string, { path, lastChange }: SitemapUrl): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}</url>`

function writeIndex(origin: string, listingParts: number): string {
  const parts = Array.from({ length: listingParts + 1 }, (_, part) => `${origin}/sitemap-${part}.xml`)
  const entries = parts.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
