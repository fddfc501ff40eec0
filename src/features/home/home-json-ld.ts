import type { Agency } from '#domain/agency/agency.ts'
import { COUNTIES } from '#domain/geo/county.ts'

/** The agency as a schema.org RealEstateAgent; `origin` is the site's scheme and host. */
export const homeJsonLd = (agency: Agency, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateAgent',
  name: agency.name,
  legalName: agency.firm.name,
  url: `${origin}/`,
  telephone: agency.phones.head.number,
  email: agency.email,
  areaServed: COUNTIES.map((county) => ({ '@type': 'AdministrativeArea', name: `${county} County, New Jersey` })),
})
