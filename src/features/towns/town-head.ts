import { townCounty, townName } from '#domain/geo/town.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CountyPage, TownPage } from '#domain/town/town-page.ts'
import { countyPath, townPath } from '#domain/town/town-slug.ts'
import { pageHead, type PageSite } from '#ui/page-head.ts'
import { countySentence } from './county-words.ts'
import { townSentence } from './town-words.ts'
import { pennFact } from './train-words.ts'

/** The `<head>` of a town's page; null: there is no such town. */
export function townHead(page: TownPage | null, path: string, site: PageSite) {
  if (page === null) return missing('Town not found', path, site)
  const [name, county] = [townName(page.town), townCounty(page.town)]
  return pageHead({
    title: `Homes in ${name}, ${county} County`,
    description: townDescription(page),
    path: townPath(page.town),
    site,
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbs(site, [
          [`${county} County`, countyPath(county)],
          [name, townPath(page.town)],
        ]),
        place(`${name}, New Jersey`, 'City', { '@type': 'AdministrativeArea', name: `${county} County, New Jersey` }),
      ],
    },
  })
}

/** The facts in one line. */
function townDescription(page: TownPage): string {
  const { bill, year, fewHomes } = page.tax.value
  const { value } = pennFact(page)
  const facts = [
    townSentence(page),
    fewHomes ? '' : `Average tax bill in ${year}: ${formatDollars(bill)}.`,
    value === null ? '' : `New York Penn Station: ${value} by train.`,
    'Taxes, trains, benchmark rents, and current listings.',
  ]
  return facts.filter(Boolean).join(' ')
}

/** The `<head>` of a county's page; null: there is no such county. */
export function countyHead(page: CountyPage | null, path: string, site: PageSite) {
  if (page === null) return missing('County not found', path, site)
  const name = `${page.county} County`
  return pageHead({
    title: `Towns of ${name}, New Jersey`,
    description: `${countySentence(page)} Homes, average tax bills, recorded sales, and train times, town by town.`,
    path: countyPath(page.county),
    site,
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbs(site, [
          ['Home', '/'],
          [name, countyPath(page.county)],
        ]),
        place(`${name}, New Jersey`, 'AdministrativeArea', { '@type': 'State', name: 'New Jersey' }),
      ],
    },
  })
}

const missing = (title: string, path: string, site: PageSite) =>
  pageHead({ title, description: 'We have no page at this web address.', path, site, noIndex: true })

const breadcrumbs = ({ origin }: PageSite, steps: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${path}`,
  })),
})

const place = (name: string, type: 'City' | 'AdministrativeArea', containedInPlace: object) => ({
  '@type': type,
  name,
  containedInPlace,
})
