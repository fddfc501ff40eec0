import { AdvancedMarker, useMap } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import type { MapShape } from '#ports/browser/map-view.ts'
import { woundRings } from './shape-rings.ts'

/** The site's indigo, as Google can read it (src/ui/app.css). */
const INDIGO = '#434ab8'
const LINE = { strokeColor: INDIGO, strokeWeight: 2 }
const WASH: Readonly<Record<MapShape['look'], number>> = { place: 0.08, town: 0.08, area: 0.12, draft: 0 }

/** What is to be seen on the ground; clicks go through it. */
export function MapShapes({ shapes }: { shapes: readonly MapShape[] }) {
  const map = useMap()
  useEffect(() => {
    if (!map) return
    const drawn = shapes.map((shape) => drawShape(shape, map))
    return () => {
      for (const shape of drawn) shape.setMap(null)
    }
  }, [map, shapes])
  return shapes
    .filter(({ look }) => look === 'draft')
    .flatMap(({ rings }) => rings.flat())
    .map((at, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a draft's points are known by their order
      <AdvancedMarker key={index} position={at} clickable={false} anchorTop="-50%">
        <span className="google-map-draft-point" />
      </AdvancedMarker>
    ))
}

function drawShape({ look, rings }: MapShape, map: google.maps.Map): google.maps.Polygon | google.maps.Polyline {
  if (look === 'draft') return new google.maps.Polyline({ map, path: [...(rings[0] ?? [])], clickable: false, ...LINE })
  const paths = woundRings(rings).map((ring) => [...ring])
  return new google.maps.Polygon({ map, paths, clickable: false, fillColor: INDIGO, fillOpacity: WASH[look], ...LINE })
}
