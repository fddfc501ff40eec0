import type { AgencyWords } from '#domain/agency/agency-texts.ts'
import { countyTextsOf, testimonialsOf } from '../agency-words.ts'
import { legalPages } from '../legal/legal-pages.ts'
import { picture } from '../pictures.ts'
import { SAMPLE_AGENCY, SAMPLE_SETTINGS, samplePicture } from './sample-agency.ts'

const files = {
  pictureAddress: samplePicture,
  countyPicture: () => picture('county-bergen-palisades'),
  countyTexts: {},
}

/** The words of the made-up agency. Nobody said them, and nobody published its figures: they have neither date nor source. */
export const SAMPLE_WORDS: AgencyWords = {
  pages: legalPages(SAMPLE_AGENCY, { sampleHomes: true, sampleEdition: true }),
  testimonials: testimonialsOf(SAMPLE_SETTINGS, { ...files, today: '' }).map((one) => ({ ...one, date: null })),
  counties: countyTextsOf(SAMPLE_SETTINGS, files).map((county) => ({
    ...county,
    average: county.average && { price: county.average.price, from: null },
  })),
}
