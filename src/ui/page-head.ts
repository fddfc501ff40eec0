import type { Agency } from '#domain/agency/agency.ts'
import { PAGE_DESCRIPTIONS, type DescribedPath } from './page-descriptions.ts'

/** Whose site a page belongs to. */
export interface PageSite {
  agency: Agency
  /** Scheme and host for absolute URLs; if empty, there is no canonical link. */
  origin: string
}

interface HeadParts {
  /** Without the site's name, which is added. */
  title: string
  site: PageSite
  /** A picture of at least 1200 px for link previews; default: the agency's, if it has one. */
  image?: string | undefined
  /** Asks search engines to leave the page out. */
  noIndex?: boolean
  /** schema.org data of the page. */
  jsonLd?: object
}

/** `path`: the canonical one, from '/'. The caller leaves out parameters that only sort or page. */
export type PageHead = HeadParts &
  ({ path: DescribedPath; description?: never } | { path: string; description: string })

/** What the whole site is. */
export const siteDescription = ({ name, blurb }: Agency): string =>
  `${[name, blurb].filter(Boolean).join(': ')}. Homes for sale and for rent from Bergen to Warren.`

/** The `<head>` of a page: title, description, canonical link, Open Graph, JSON-LD (schema.org). */
export function pageHead({ title, description: given, path, site, image, noIndex = false, jsonLd }: PageHead) {
  const { agency, origin } = site
  const fullTitle = `${title} · ${agency.name}`
  const url = `${origin}${path}`
  const description = given ?? descriptionOf(path, url, agency)
  const picture = image ?? agency.look.preview
  const absoluteImage = picture?.startsWith('/') ? `${origin}${picture}` : picture
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: agency.name },
      ...(origin ? [{ property: 'og:url', content: url }] : []),
      ...(absoluteImage === null ? [] : [{ property: 'og:image', content: absoluteImage }]),
      { name: 'twitter:card', content: absoluteImage === null ? 'summary' : 'summary_large_image' },
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
    ],
    links: origin ? [{ rel: 'canonical', href: url }] : [],
  }
}

/** The head of a page whose title never changes, for its route. */
export const fixedHead =
  (title: string, path: DescribedPath, { noIndex = false } = {}) =>
  ({ match }: { match: { context: PageSite } }) =>
    pageHead({ title, path, site: match.context, noIndex })

/** In the browser only the document's own is known; another page that has none with it gets the site's. */
function descriptionOf(path: DescribedPath, url: string, agency: Agency): string {
  if (import.meta.env.SSR) return PAGE_DESCRIPTIONS[path]
  const isDocuments = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href === url
  const written = document.querySelector<HTMLMetaElement>('meta[name=description]')
  return isDocuments && written ? written.content : siteDescription(agency)
}
