import { queryOptions } from '@tanstack/react-query'
import { COUNTY_INFO } from '#content/counties.ts'
import type { CountyText, Testimonial } from '#domain/agency/agency-texts.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { AgencyTexts } from '#ports/browser/agency-texts.ts'

/** What the agency says of a county in place of the product's words. */
export type OwnCountyText = Pick<CountyText, 'name' | 'average'> & Partial<Pick<CountyText, 'description' | 'picture'>>

export interface HomeWords {
  testimonials: readonly Testimonial[]
  /** Only what differs: the document carries it, and the product's own words come with the scripts. */
  counties: readonly OwnCountyText[]
}

/** The agency's own words on the home page. Throws ProblemError. */
export const homeWordsQuery = (texts: AgencyTexts) =>
  queryOptions({
    queryKey: ['agency-texts', 'home'],
    queryFn: async ({ signal }): Promise<HomeWords> => {
      const [testimonials, counties] = await Promise.all([texts.testimonials(signal), texts.counties(signal)])
      return { testimonials: valueOrThrow(testimonials), counties: valueOrThrow(counties).map(ownWords) }
    },
    staleTime: Infinity,
  })

function ownWords({ name, average, description, picture }: CountyText): OwnCountyText {
  const ours = COUNTY_INFO.find((county) => county.name === name)
  return {
    name,
    average,
    ...(description === ours?.description ? {} : { description }),
    ...(picture.url === ours?.picture.url ? {} : { picture }),
  }
}
