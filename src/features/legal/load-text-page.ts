import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Gateways } from '#ports/browser/gateways.ts'
import { pageHead, type PageSite } from '#ui/page-head.ts'
import { textPageQuery } from './text-page-query.ts'

interface TextPageContext extends PageSite {
  queryClient: QueryClient
  gateways: Pick<Gateways, 'agencyTexts'>
}

/** Reads a page in the agency's words before it is shown. */
export const loadTextPage = ({ queryClient, gateways }: TextPageContext, name: string) =>
  queryClient.ensureQueryData(textPageQuery(gateways.agencyTexts, name))

const FAIR_HOUSING = 'Who is protected, and what to do if you were treated unfairly.'

/** The head of an agency's own page, once that is read; any other address of one part is not found, without asking for it. */
export async function loadOwnPage(context: TextPageContext, name: string) {
  const { agency } = context
  const isFairHousing = name === 'fair-housing'
  if (!isFairHousing && !agency.ownPages.some((page) => page.name === name)) throw notFound()
  const { title } = await loadTextPage(context, name)
  const description = isFairHousing ? FAIR_HOUSING : `${title}: ${agency.name}.`
  return pageHead({ title, description, path: `/${name}`, site: context })
}
