import { BRAND } from '#content/brand.ts'
import { COUNTIES } from '#domain/geo/county.ts'

/** The agency as a schema.org RealEstateAgent; `origin` is the site's scheme and host. */
export const homeJsonLd = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateAgent',
  name: BRAND.name,
  legalName: BRAND.agencyName,
  url: `${origin}/`,
  telephone: BRAND.headerPhone,
  email: BRAND.email,
  areaServed: COUNTIES.map((county) => ({ '@type': 'AdministrativeArea', name: `${county} County, New Jersey` })),
})
