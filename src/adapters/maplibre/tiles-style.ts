import { layers, LIGHT, type Flavor } from '@protomaps/basemaps'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'

const SOURCE = 'tiles'
const ATTRIBUTION =
  '<a href="https://protomaps.com" target="_blank" rel="noopener">Protomaps</a> · ' +
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors'

const PARK = '#e6eedd'
const WOOD = '#e0ead9'
const BUILT = '#f0ede6'
const BUILDING = '#e4dfd5'
const TUNNEL = '#f1eee8'

/** Protomaps' style in our colors and fonts (map.css). Omitting the colors of points of interest omits the points. */
const { pois: _, landcover: __, ...light } = LIGHT
const FLAVOR: Flavor = {
  ...light,
  background: C.water,
  earth: C.paper,
  water: C.water,
  park_a: PARK,
  park_b: PARK,
  wood_a: WOOD,
  wood_b: WOOD,
  scrub_a: PARK,
  scrub_b: PARK,
  zoo: PARK,
  hospital: BUILT,
  industrial: BUILT,
  school: BUILT,
  aerodrome: BUILT,
  military: BUILT,
  pedestrian: BUILT,
  buildings: BUILDING,
  tunnel_other: TUNNEL,
  tunnel_minor: TUNNEL,
  tunnel_link: TUNNEL,
  tunnel_major: TUNNEL,
  tunnel_highway: TUNNEL,
  minor_service_casing: C.roadEdge,
  minor_casing: C.roadEdge,
  major_casing_early: C.roadEdge,
  major_casing_late: C.roadEdge,
  bridges_minor_casing: C.roadEdge,
  bridges_major_casing: C.roadEdge,
  minor_service: C.road,
  minor_a: C.road,
  minor_b: C.road,
  major: C.road,
  bridges_minor: C.road,
  bridges_major: C.road,
  link: C.mainRoad,
  link_casing: C.mainRoadEdge,
  highway: C.mainRoad,
  highway_casing_early: C.mainRoadEdge,
  highway_casing_late: C.mainRoadEdge,
  bridges_link: C.mainRoad,
  bridges_link_casing: C.mainRoadEdge,
  bridges_highway: C.mainRoad,
  bridges_highway_casing: C.mainRoadEdge,
  boundaries: C.countyLine,
  roads_label_minor: C.roadName,
  roads_label_major: C.roadName,
  ocean_label: C.waterName,
  subplace_label: C.inkSoft,
  subplace_label_halo: C.paper,
  city_label: C.ink,
  city_label_halo: C.road,
  state_label: C.outerName,
  state_label_halo: C.paper,
  country_label: C.outerName,
  address_label: C.roadName,
  regular: 'Map Medium',
  italic: 'Map Medium',
  bold: 'Map Semibold',
}

/** The style for a vector tile archive with Protomaps' layers. */
export const tilesStyle = (url: string): StyleSpecification => ({
  version: 8,
  sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${url}`, attribution: ATTRIBUTION } },
  layers: layers(SOURCE, FLAVOR, { lang: 'en' }).flatMap(withoutIcons),
})

/** The site has no icons: drops layers that only draw icons, and the icons of layers that also draw text. */
function withoutIcons(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer]
  const layout = Object.entries(layer.layout ?? {}).filter(([property]) => !property.startsWith('icon-'))
  return layer.layout?.['text-field'] === undefined ? [] : [{ ...layer, layout: Object.fromEntries(layout) }]
}
