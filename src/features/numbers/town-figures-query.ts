import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'

/** Tax rate and middle sale of every town. Throws ProblemError. */
export const townFiguresQuery = (figures: HomeFiguresGateway) =>
  queryOptions({
    queryKey: ['town-figures'],
    queryFn: async ({ signal }) => valueOrThrow(await figures.ofTowns(signal)),
    staleTime: Infinity,
  })

/** Benchmark rents and rent control of every town. Throws ProblemError. */
export const rentFiguresQuery = (figures: HomeFiguresGateway) =>
  queryOptions({
    queryKey: ['rent-figures'],
    queryFn: async ({ signal }) => valueOrThrow(await figures.ofRents(signal)),
    staleTime: Infinity,
  })
