import type { CountyText, Testimonial } from '#domain/agency/agency-texts.ts'
import type { AgencySettings } from '#domain/agency/settings.ts'
import type { County } from '#domain/geo/county.ts'
import type { Picture } from '#domain/listing/picture.ts'
import { COUNTY_INFO } from './counties.ts'

/** What of the words isn't in agency.json. */
export interface WordFiles {
  /** The address of a client's picture. */
  pictureAddress: (path: string) => string
  countyPicture: (path: string, alt: string) => Picture
  /** The agency's own descriptions of counties. */
  countyTexts: Partial<Record<County, string>>
  /** ISO date: consent that has ended by then counts no more. */
  today: string
}

/** The testimonials whose consent holds. */
export function testimonialsOf(
  { testimonials = [] }: AgencySettings,
  { pictureAddress, today }: Pick<WordFiles, 'pictureAddress' | 'today'>,
): Testimonial[] {
  return testimonials
    .filter(({ consent }) => !consent.until || consent.until >= today)
    .map(({ words, who, place = '', stars = null, date, given, picture }) => ({
      words,
      who,
      place,
      stars,
      portrait: picture === undefined ? null : pictureAddress(picture),
      date,
      given: given.toLowerCase() === 'nothing' ? null : given,
    }))
}

/** The counties served: the product's text, picture and counts, with what the agency puts in their place. */
export function countyTextsOf(
  { counties = {} }: AgencySettings,
  { countyPicture, countyTexts }: Pick<WordFiles, 'countyPicture' | 'countyTexts'>,
): CountyText[] {
  return COUNTY_INFO.map(({ name, description, picture, stats }) => {
    const own = counties[name]
    const average = own?.average
    return {
      name,
      description: countyTexts[name] ?? description,
      picture: own?.picture === undefined ? picture : countyPicture(own.picture, own.alt ?? `${name} County`),
      average: average ? { price: average.price, from: { date: average.date, source: average.source } } : null,
      population: stats.population,
      towns: stats.towns,
    }
  })
}
