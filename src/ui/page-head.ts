import { BRAND } from '#content/brand.ts'

export interface PageHead {
  /** Without the product's name, which is added. */
  title: string
  description: string
  /** The page's own address, from '/'; query strings that only sort or page are left out by the caller. */
  path: string
  /** Scheme and host, for absolute addresses; empty where unknown: then the page doesn't name its own address. */
  origin: string
  /** A picture of at least 1200 px for link previews; the brand's own when absent. */
  image?: string | undefined
  /** Pages that search engines should leave out. */
  noIndex?: boolean
  /** schema.org data of the page. */
  jsonLd?: object
}

const BRAND_IMAGE = '/og.jpg'

/** The `<head>` of a page: title, description, canonical address, Open Graph, JSON-LD (schema.org). */
export function pageHead({ title, description, path, origin, image, noIndex = false, jsonLd }: PageHead) {
  const fullTitle = `${title} · ${BRAND.name}`
  const url = `${origin}${path}`
  const picture = image ?? BRAND_IMAGE
  const absoluteImage = picture.startsWith('/') ? `${origin}${picture}` : picture
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: BRAND.name },
      ...(origin ? [{ property: 'og:url', content: url }] : []),
      { property: 'og:image', content: absoluteImage },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
    ],
    links: origin ? [{ rel: 'canonical', href: url }] : [],
  }
}
