import { AdvancedMarker, useMap } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import { FILL_OPACITIES } from '#adapters/map-markers/fill-opacities.ts'
import type { MapShape } from '#ports/browser/map-view.ts'
import { woundRings } from './shape-rings.ts'

/** The site's indigo (src/ui/app.css) in a form Google reads. */
const INDIGO = '#434ab8'
const LINE = { strokeColor: INDIGO, strokeWeight: 2 }

/** Google's maps have no dashes: a short line is repeated along one that isn't seen (Maps JavaScript API, Polylines). */
const DASHES = [{ icon: { path: 'M0-1V1', strokeOpacity: 1, scale: 2.5 }, offset: '0', repeat: '12px' }]

/** The shapes on the map; they take no clicks. */
export function MapShapes({ shapes }: { shapes: readonly MapShape[] }) {
  const map = useMap()
  useEffect(() => {
    if (!map) return
    const drawn = shapes.flatMap((shape) => drawShape(shape, map))
    return () => {
      for (const shape of drawn) shape.setMap(null)
    }
  }, [map, shapes])
  return shapes
    .filter(({ look }) => look === 'draft' || look === 'way' || look === 'spot')
    .flatMap(({ rings }) => rings.flat())
    .map((at, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a draft's points are identified by their order
      <AdvancedMarker key={index} position={at} clickable={false} anchorTop="-50%">
        <span className="google-map-draft-point" />
      </AdvancedMarker>
    ))
}

function drawShape({ look, rings }: MapShape, map: google.maps.Map): (google.maps.Polygon | google.maps.Polyline)[] {
  if (look === 'spot') return []
  if (look === 'draft' || look === 'way' || look === 'street') {
    return rings.map((line) => new google.maps.Polyline({ map, path: [...line], clickable: false, ...lineOf(look) }))
  }
  if (look === 'left-out') {
    return rings.map(
      (ring) => new google.maps.Polyline({ map, path: [...ring, ring[0]!], clickable: false, ...lineOf(look) }),
    )
  }
  const paths = woundRings(rings).map((ring) => [...ring])
  const fill = { fillColor: INDIGO, fillOpacity: FILL_OPACITIES[look] }
  return [new google.maps.Polygon({ map, paths, clickable: false, ...fill, ...LINE })]
}

function lineOf(look: MapShape['look']) {
  if (look === 'way' || look === 'left-out') return { ...LINE, strokeOpacity: 0, icons: DASHES }
  return look === 'street' ? { ...LINE, strokeWeight: 5 } : LINE
}
