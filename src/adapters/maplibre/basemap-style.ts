import type { GeoJSON } from 'geojson'
import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { Basemap } from './basemap-data.ts'
import { borderLayers, landLayers } from './land-layers.ts'
import { nameLayers } from './name-layers.ts'
import { overlayLayers, overlaySources } from './overlay-layers.ts'
import { countyNames, surroundingNames, townNames, waterNames, zipNames } from './place-names.ts'
import { roadLayers } from './road-layers.ts'

export const ATTRIBUTION =
  'U.S. Census TIGER/Line · water © <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors · ' +
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> CC BY'

const source = (data: GeoJSON): GeoJSONSourceSpecification => ({ type: 'geojson', data })

/** The built-in map's style: pale land and water, county tints, town names. It requests nothing from other hosts. */
export function basemapStyle(basemap: Basemap): StyleSpecification {
  const { below, above } = overlayLayers()
  return {
    version: 8,
    sources: {
      states: { ...source(basemap.states), attribution: ATTRIBUTION },
      outerCountyLines: source(basemap.outerCountyLines),
      counties: source(basemap.counties),
      towns: source(basemap.towns),
      countyLines: source(basemap.countyLines),
      townLines: source(basemap.townLines),
      stateLines: source(basemap.stateLines),
      outerRivers: source(basemap.outerRivers),
      rivers: source(basemap.rivers),
      roads: source(basemap.roads),
      townNames: source(townNames()),
      zipNames: source(zipNames()),
      countyNames: source(countyNames()),
      surroundingNames: source(surroundingNames()),
      waterNames: source(waterNames()),
      ...overlaySources(),
    },
    layers: [...landLayers(), ...roadLayers(), ...borderLayers(), ...below, ...nameLayers(), ...above],
  }
}
