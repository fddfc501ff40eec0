import { AdvancedMarker, useMap } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import type { MapShape } from '#ports/browser/map-view.ts'
import { woundRings } from './shape-rings.ts'

/** The site's indigo (src/ui/app.css) in a form Google reads. */
const INDIGO = '#434ab8'
const LINE = { strokeColor: INDIGO, strokeWeight: 2 }
const FILL_OPACITIES: Readonly<Record<MapShape['look'], number>> = { place: 0.08, town: 0.08, area: 0.12, draft: 0 }

/** The shapes on the map; they take no clicks. */
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
      // oxlint-disable-next-line react/no-array-index-key -- a draft's points are identified by their order
      <AdvancedMarker key={index} position={at} clickable={false} anchorTop="-50%">
        <span className="google-map-draft-point" />
      </AdvancedMarker>
    ))
}

function drawShape({ look, rings }: MapShape, map: google.maps.Map): google.maps.Polygon | google.maps.Polyline {
  if (look === 'draft') return new google.maps.Polyline({ map, path: [...(rings[0] ?? [])], clickable: false, ...LINE })
  const paths = woundRings(rings).map((ring) => [...ring])
  return new google.maps.Polygon({
    map,
    paths,
    clickable: false,
    fillColor: INDIGO,
    fillOpacity: FILL_OPACITIES[look],
    ...LINE,
  })
}
