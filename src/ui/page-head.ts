import type { Agency } from '#domain/agency/agency.ts'

/** Whose site a page belongs to. */
export interface PageSite {
  agency: Agency
  /** Scheme and host for absolute URLs; if empty, there is no canonical link. */
  origin: string
}

export interface PageHead {
  /** Without the site's name, which is added. */
  title: string
  description: string
  /** The canonical path, from '/'. The caller leaves out parameters that only sort or page. */
  path: string
  site: PageSite
  /** A picture of at least 1200 px for link previews; default: the agency's, if it has one. */
  image?: string | undefined
  /** Asks search engines to leave the page out. */
  noIndex?: boolean
  /** schema.org data of the page. */
  jsonLd?: object
}

/** The `<head>` of a page: title, description, canonical link, Open Graph, JSON-LD (schema.org). */
export function pageHead({ title, description, path, site, image, noIndex = false, jsonLd }: PageHead) {
  const { agency, origin } = site
  const fullTitle = `${title} · ${agency.name}`
  const url = `${origin}${path}`
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
