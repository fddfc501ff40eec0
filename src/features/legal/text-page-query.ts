import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { AgencyTexts } from '#ports/browser/agency-texts.ts'

/** A page in the agency's words. Throws ProblemError. */
export const textPageQuery = (texts: AgencyTexts, name: string) =>
  queryOptions({
    queryKey: ['agency-texts', name],
    queryFn: async ({ signal }) => valueOrThrow(await texts.page(name, signal)),
    staleTime: Infinity,
  })
