import type { GeoJSON } from 'geojson'
import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import type { Basemap, MainRoads } from './basemap-data.ts'
import { borderLayers, landLayers, riverLayers, waterLayers } from './land-layers.ts'
import { mainRoadLayers } from './main-road-layers.ts'
import { nameLayers, outlineNameLayers } from './name-layers.ts'
import { overlayLayers, overlaySources } from './overlay-layers.ts'
import { countyNames, surroundingNames, townNames, waterNames, zipNames } from './place-names.ts'
import { landingLayers, STATION_SOURCE, stationLayers } from './station-layers.ts'
import { stationFeatures } from './station-marks.ts'
import {
  streetsAirportLayers,
  streetsBuildingLayers,
  streetsLandLayers,
  streetsWaterLayers,
} from './streets-ground-layers.ts'
import { streetsNameLayers } from './streets-name-layers.ts'
import { streetsRailLayers, streetsRoadLayers } from './streets-road-layers.ts'
import { streetsSources } from './streets-sources.ts'

/** The first link is how the OpenStreetMap Foundation asks to be named (osmfoundation.org, Attribution Guidelines). */
export const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a> · ' +
  'U.S. Census TIGER/Line · <a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> CC BY'

const source = (data: GeoJSON): GeoJSONSourceSpecification => ({ type: 'geojson', data })

/** The built-in map's style: land, towns and the streets archive. It requests nothing from other hosts. */
export function streetsStyle(basemap: Basemap): StyleSpecification {
  const { fills, lines, names, above } = overlayLayers()
  return {
    version: 8,
    sources: { ...landSources(basemap), ...streetsSources(), ...overlaySources() },
    layers: [
      ...landLayers(),
      ...streetsLandLayers(),
      ...fills,
      ...waterLayers(),
      ...streetsWaterLayers(),
      ...streetsAirportLayers(),
      ...streetsBuildingLayers(),
      ...streetsRoadLayers(),
      ...streetsRailLayers(),
      ...borderLayers(),
      ...lines,
      ...streetsNameLayers(),
      ...landingLayers(),
      ...stationLayers(),
      ...names,
      ...nameLayers(),
      ...above,
    ],
  }
}

/** The same without the archive: main roads and railways in place of streets. */
export function outlineStyle(basemap: Basemap, { mainRoads, railways }: MainRoads): StyleSpecification {
  const { fills, lines, names, above } = overlayLayers()
  return {
    version: 8,
    sources: {
      ...landSources(basemap),
      outerRivers: source(basemap.outerRivers),
      mainRoads: source(mainRoads),
      railways: source(railways),
      waterNames: source(waterNames()),
      ...overlaySources(),
    },
    layers: [
      ...landLayers(),
      ...fills,
      ...waterLayers(),
      ...riverLayers(),
      ...mainRoadLayers(),
      ...borderLayers(),
      ...lines,
      ...outlineNameLayers(),
      ...stationLayers(),
      ...names,
      ...nameLayers(),
      ...above,
    ],
  }
}

const landSources = (basemap: Basemap): Record<string, GeoJSONSourceSpecification> => ({
  states: { ...source(basemap.states), attribution: ATTRIBUTION },
  outerCountyLines: source(basemap.outerCountyLines),
  counties: source(basemap.counties),
  towns: source(basemap.towns),
  townLines: source(basemap.townLines),
  waters: source(basemap.waters),
  countyLines: source(basemap.countyLines),
  stateLines: source(basemap.stateLines),
  rivers: source(basemap.rivers),
  townNames: source(townNames()),
  [STATION_SOURCE]: source(stationFeatures(EMBEDDED_TIMETABLE.stations)),
  zipNames: source(zipNames()),
  countyNames: source(countyNames()),
  surroundingNames: source(surroundingNames()),
})
