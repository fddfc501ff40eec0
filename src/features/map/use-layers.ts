import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { townPoint } from '#content/gazetteer.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { townCounty, townName } from '#domain/geo/town.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { MapView, ShadedArea } from '#ports/browser/map-view.ts'
import type { LayerChoice } from './layer-choice.ts'
import { townShapesQuery } from './place-shapes.ts'
import { rateText, taxStep } from './tax-steps.ts'

export interface LayerData {
  /** Undefined until they are there. */
  timetable: Timetable | undefined
  taxes: TownFigures['towns'] | undefined
  /** What a chosen layer is made of could not be loaded. */
  failed: boolean
  retry: () => void
}

/** Fetches what the chosen layers show and lays it over the map. */
export function useLayers(
  setLayers: NonNullable<MapView['setLayers']>,
  { stations, tax }: LayerChoice,
  figures: HomeFiguresGateway,
): LayerData {
  const timetable = useQuery({
    queryKey: ['timetable'],
    queryFn: async ({ signal }) => valueOrThrow(await figures.timetable(signal)),
    enabled: stations.length > 0,
    staleTime: Infinity,
  })
  const taxes = useQuery({
    queryKey: ['town-figures'],
    queryFn: async ({ signal }) => valueOrThrow(await figures.ofTowns(signal)),
    enabled: tax,
    staleTime: Infinity,
  })
  const towns = useMemo(() => taxes.data?.towns.value ?? [], [taxes.data])
  const shapes = useQuery({
    ...townShapesQuery(useMemo(() => towns.map(({ town }) => town), [towns])),
    enabled: tax && towns.length > 0,
  })
  const shading = useMemo(
    (): ShadedArea[] =>
      tax && shapes.data
        ? towns.map(({ town, taxPct }, at) => ({
            rings: shapes.data[at]!.rings,
            step: taxStep(taxPct),
            at: townPoint(townName(town), townCounty(town))!,
            label: rateText(taxPct),
          }))
        : [],
    [tax, towns, shapes.data],
  )
  const shown = useMemo(
    () => timetable.data?.stations.filter(({ kind }) => stations.includes(kind)) ?? [],
    [timetable.data, stations],
  )
  useEffect(() => setLayers({ stations: shown, lines: stations, shading }), [setLayers, shown, stations, shading])
  const failing = [timetable, taxes, shapes].filter(({ isError }) => isError)
  return {
    timetable: timetable.data,
    taxes: taxes.data?.towns,
    failed: failing.length > 0,
    retry: () => failing.forEach((query) => void query.refetch()),
  }
}
