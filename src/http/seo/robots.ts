/** What crawlers may read: the pages, not the API. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
