import { literal, type Literal, type Pixels } from './lat-lng.ts'
import type { MapOverlay, StandInMap } from './map.ts'
import { onlyKnown, strict } from './strict.ts'

const LINE = ['map', 'clickable', 'strokeColor', 'strokeWeight']
/** Colors as the API takes them: CSS3, no color functions of later years. */
const COLOR = /^#[\da-f]{6}$/i

interface ShapeOptions {
  map?: StandInMap | null
  clickable?: boolean
  strokeColor?: string
  strokeWeight?: number
  fillColor?: string
  fillOpacity?: number
}

/** What polygons and polylines share: a path on the map that takes no pointer. */
class Shape {
  private readonly element = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  private readonly overlay: MapOverlay
  private map: StandInMap | null = null

  constructor(lines: readonly Literal[][], closed: boolean, options: ShapeOptions) {
    const { strokeColor = '#000000', strokeWeight = 3, fillColor = '#000000', fillOpacity = 0, clickable } = options
    if (![strokeColor, fillColor].every((color) => COLOR.test(color))) throw new Error('not a color')
    if (clickable !== false) throw new Error('shapes of the stand-in take no clicks')
    this.element.setAttribute('stroke', strokeColor)
    this.element.setAttribute('stroke-width', String(strokeWeight))
    this.element.setAttribute('fill', closed ? fillColor : 'none')
    this.element.setAttribute('fill-opacity', String(fillOpacity))
    // A ring that runs the other way than the one around it makes a hole.
    this.element.setAttribute('fill-rule', 'nonzero')
    const toPath = (line: Pixels[]) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`
    this.overlay = {
      place: (toScreen) => this.element.setAttribute('d', lines.map((line) => toPath(line.map(toScreen))).join('')),
    }
    this.setMap(options.map ?? null)
  }

  setMap(map: StandInMap | null): void {
    this.map?.removeOverlay(this.overlay, this.element)
    this.map = map
    map?.addOverlay(this.overlay, this.element)
  }
}

/** `google.maps.Polygon` with paths of several rings. */
export class Polygon extends Shape {
  constructor(options: ShapeOptions & { paths: Literal[][] }) {
    onlyKnown('PolygonOptions', options, [...LINE, 'paths', 'fillColor', 'fillOpacity'])
    super(
      options.paths.map((path) => path.map(literal)),
      true,
      options,
    )
    return strict<Polygon>('Polygon', this)
  }
}

/** `google.maps.Polyline`. */
export class Polyline extends Shape {
  constructor(options: ShapeOptions & { path: Literal[] }) {
    onlyKnown('PolylineOptions', options, [...LINE, 'path'])
    super([options.path.map(literal)], false, options)
    return strict<Polyline>('Polyline', this)
  }
}
