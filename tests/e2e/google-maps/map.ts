import { Eventful } from './events.ts'
import { LatLng, LatLngBounds, literal, toLatLng, toPixels, type Box, type Literal, type Pixels } from './lat-lng.ts'
import { mapElements, zoomButtons } from './map-elements.ts'
import { onlyKnown, strict } from './strict.ts'

/** The documented options the site uses; 'children' comes with them from the component library, and Google ignores it. */
const OPTIONS: readonly (keyof google.maps.MapOptions | 'children')[] = [
  'children',
  'center',
  'zoom',
  'mapId',
  'minZoom',
  'maxZoom',
  'gestureHandling',
  'keyboardShortcuts',
  'clickableIcons',
  'disableDefaultUI',
  'zoomControl',
  'tiltInteractionEnabled',
  'headingInteractionEnabled',
  'draggableCursor',
  'disableDoubleClickZoom',
  'internalUsageAttributionIds',
]
const EVENTS = ['bounds_changed', 'center_changed', 'zoom_changed', 'idle', 'click', 'dblclick', 'drag']
const MAX_ZOOM = 22
/** Default padding of `fitBounds`, pixels. */
const FIT_PADDING = 45
/** Duration of a pan within the view. */
const PAN_MS = 150
/** Distance that an arrow key moves the map, pixels. */
const KEY_STEP = 80
/** A pointer that moved less than this has clicked, pixels. */
const CLICK_TOLERANCE = 4

interface View {
  center: Literal
  zoom: number
}

/** Something at a point of the map, positioned again after every move. */
export interface MapOverlay {
  place: (toScreen: (at: Literal) => Pixels) => void
}

/**
 * `google.maps.Map` with a raster map's whole zoom steps: a real element with a focusable region named 'Map', drag, wheel,
 * double click and keys, zoom buttons, and the documented order of events (bounds_changed, then idle at rest).
 */
export class StandInMap extends Eventful {
  private readonly div: HTMLElement
  private readonly frame: HTMLElement
  private readonly region: HTMLElement
  private readonly lines: SVGElement
  private readonly overlays = new Set<MapOverlay>()
  private options: google.maps.MapOptions
  private view: View | null = null
  private size = { width: 0, height: 0 }
  private pendingFit: (() => void) | null = null
  private moving = 0
  private dragged = false

  constructor(div: HTMLElement, options: google.maps.MapOptions = {}) {
    super(EVENTS)
    if (!(div instanceof HTMLElement)) throw new Error('the map needs an element')
    onlyKnown('MapOptions', options, OPTIONS)
    this.div = div
    this.options = { ...options }
    const { frame, region, lines } = mapElements()
    this.frame = frame
    this.region = region
    this.lines = lines
    if (options.center && options.zoom !== undefined && options.zoom !== null) {
      this.view = { center: literal(options.center as Literal), zoom: options.zoom }
    }
    this.build()
    this.listen()
    new ResizeObserver(() => this.resize()).observe(this.frame)
    return strict<StandInMap>('Map', this)
  }

  getDiv = () => this.div
  getCenter = () => (this.view ? new LatLng(this.view.center) : undefined)
  getZoom = () => this.view?.zoom
  getHeading = () => 0
  getTilt = () => 0

  getBounds(): LatLngBounds | undefined {
    const { view, size } = this
    if (!view || size.width === 0) return undefined
    const { x, y } = toPixels(view.center, view.zoom)
    const northWest = toLatLng({ x: x - size.width / 2, y: y - size.height / 2 }, view.zoom)
    const southEast = toLatLng({ x: x + size.width / 2, y: y + size.height / 2 }, view.zoom)
    return new LatLngBounds({
      west: northWest.lng,
      south: southEast.lat,
      east: southEast.lng,
      north: northWest.lat,
    })
  }

  setOptions(options: google.maps.MapOptions): void {
    onlyKnown('MapOptions', options, OPTIONS)
    this.options = { ...this.options, ...options }
    this.setCursor()
  }

  moveCamera(camera: google.maps.CameraOptions): void {
    onlyKnown('CameraOptions', camera, ['center', 'zoom', 'heading', 'tilt'])
    const { center = this.view?.center, zoom = this.view?.zoom } = camera
    if (!center || zoom === undefined) throw new Error('the map has no position yet')
    this.show({ center: literal(center as Literal), zoom: Math.round(zoom) })
  }

  panTo(at: Literal | LatLng): void {
    const target = literal(at)
    const { view, size } = this
    if (!view) throw new Error('the map has no position yet')
    const [from, to] = [toPixels(view.center, view.zoom), toPixels(target, view.zoom)]
    const isFar = Math.abs(to.x - from.x) > size.width || Math.abs(to.y - from.y) > size.height
    if (isFar) this.show({ center: target, zoom: view.zoom })
    else this.glide(from, to, view.zoom, target)
  }

  fitBounds(bounds: Box | LatLngBounds, padding: number | google.maps.Padding = FIT_PADDING): void {
    const box = (bounds instanceof LatLngBounds ? bounds : new LatLngBounds(bounds)).toJSON()
    const space = paddingOf(padding)
    if (this.size.width === 0) {
      this.pendingFit = () => this.fitBounds(box, padding)
      return
    }
    const [width, height] = [this.size.width - space.left - space.right, this.size.height - space.top - space.bottom]
    const northWest = toPixels({ lat: box.north, lng: box.west }, 0)
    const southEast = toPixels({ lat: box.south, lng: box.east }, 0)
    const scale = Math.min(width / (southEast.x - northWest.x), height / (southEast.y - northWest.y))
    const zoom = Math.floor(Math.log2(scale))
    const shift = { x: (space.right - space.left) / 2 ** (zoom + 1), y: (space.bottom - space.top) / 2 ** (zoom + 1) }
    const middle = { x: (northWest.x + southEast.x) / 2 + shift.x, y: (northWest.y + southEast.y) / 2 + shift.y }
    this.show({ center: toLatLng(middle, 0), zoom })
  }

  /** For markers and shapes of this stand-in. */
  addOverlay(overlay: MapOverlay, element: Element): void {
    this.overlays.add(overlay)
    if (element instanceof SVGElement) this.lines.append(element)
    else this.region.append(element)
    this.placeOverlays()
  }

  removeOverlay(overlay: MapOverlay, element: Element): void {
    this.overlays.delete(overlay)
    element.remove()
  }

  hasMapId = () => Boolean(this.options.mapId)

  private build(): void {
    const { frame, options, div } = this
    if (options.zoomControl !== false) frame.append(zoomButtons((step) => this.zoomBy(step)))
    Object.assign(div.style, { position: 'relative', overflow: 'hidden' })
    div.append(frame)
    this.setCursor()
  }

  private setCursor(): void {
    this.region.style.cursor = this.options.draggableCursor ?? 'grab'
  }

  private listen(): void {
    const { region } = this
    let start: { pointer: Pixels; view: View } | null = null
    region.addEventListener('pointerdown', (down) => {
      if (this.view) start = { pointer: { x: down.clientX, y: down.clientY }, view: this.view }
      this.dragged = false
    })
    region.addEventListener('pointermove', (move) => {
      if (!start || move.buttons === 0 || this.options.gestureHandling === 'none') return
      const [x, y] = [move.clientX - start.pointer.x, move.clientY - start.pointer.y]
      if (!this.dragged && Math.hypot(x, y) < CLICK_TOLERANCE) return
      this.dragged = true
      this.emit('drag')
      const from = toPixels(start.view.center, start.view.zoom)
      this.show({ center: toLatLng({ x: from.x - x, y: from.y - y }, start.view.zoom), zoom: start.view.zoom })
    })
    region.addEventListener('pointerup', () => {
      start = null
    })
    region.addEventListener('click', (click) => {
      if (!this.dragged) this.emit('click', { latLng: this.latLngOf(click), domEvent: click, stop: () => undefined })
    })
    region.addEventListener('dblclick', () => {
      if (!this.options.disableDoubleClickZoom && this.options.gestureHandling !== 'none') this.zoomBy(1)
    })
    region.addEventListener('wheel', (wheel) => {
      if (this.options.gestureHandling === 'none') return
      if (this.options.gestureHandling === 'cooperative' && !wheel.ctrlKey) return
      wheel.preventDefault()
      this.zoomBy(wheel.deltaY < 0 ? 1 : -1)
    })
    region.addEventListener('keydown', ({ key, target }) => {
      if (target === region) this.byKey(key)
    })
  }

  private byKey(key: string): void {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
    if (way && this.view) {
      const { x, y } = toPixels(this.view.center, this.view.zoom)
      const to = { x: x + way[0]! * KEY_STEP, y: y + way[1]! * KEY_STEP }
      this.show({ center: toLatLng(to, this.view.zoom), zoom: this.view.zoom })
    }
    if (key === '+' || key === '=') this.zoomBy(1)
    if (key === '-') this.zoomBy(-1)
  }

  private latLngOf({ clientX, clientY }: MouseEvent): LatLng {
    const view = this.view!
    const box = this.frame.getBoundingClientRect()
    const { x, y } = toPixels(view.center, view.zoom)
    const at = { x: x + clientX - box.x - box.width / 2, y: y + clientY - box.y - box.height / 2 }
    return new LatLng(toLatLng(at, view.zoom))
  }

  private zoomBy(step: number): void {
    if (this.view) this.show({ center: this.view.center, zoom: this.view.zoom + step })
  }

  private glide(from: Pixels, to: Pixels, zoom: number, target: Literal): void {
    const began = performance.now()
    const id = ++this.moving
    const frame = () => {
      if (id !== this.moving) return
      const share = Math.min((performance.now() - began) / PAN_MS, 1)
      const center =
        share === 1
          ? target
          : toLatLng({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, zoom)
      this.change({ center, zoom })
      if (share < 1) requestAnimationFrame(frame)
      else this.settle()
    }
    requestAnimationFrame(frame)
  }

  /** Shows a view at once and reports it in the next frames. */
  private show(view: View): void {
    this.moving++
    this.change(view)
    this.settle()
  }

  private change({ center, zoom }: View): void {
    const { minZoom, maxZoom } = this.options
    const before = this.view
    this.view = { center, zoom: Math.min(Math.max(zoom, minZoom ?? 0), maxZoom ?? MAX_ZOOM) }
    this.placeOverlays()
    if (before?.zoom !== this.view.zoom) this.emit('zoom_changed')
    this.emit('center_changed')
    requestAnimationFrame(() => this.getBounds() && this.emit('bounds_changed'))
  }

  private settle(): void {
    const id = ++this.moving
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (id === this.moving && this.getBounds()) this.emit('idle')
      }),
    )
  }

  private resize(): void {
    const { width, height } = this.frame.getBoundingClientRect()
    if (width === 0 || height === 0) return
    this.size = { width, height }
    const pendingFit = this.pendingFit
    this.pendingFit = null
    if (pendingFit) pendingFit()
    else if (this.view) this.show(this.view)
  }

  placeOverlays(): void {
    const { view, size } = this
    if (!view || size.width === 0) return
    const middle = toPixels(view.center, view.zoom)
    const toScreen = (at: Literal): Pixels => {
      const { x, y } = toPixels(at, view.zoom)
      return { x: x - middle.x + size.width / 2, y: y - middle.y + size.height / 2 }
    }
    for (const overlay of this.overlays) overlay.place(toScreen)
  }
}

/** A padding for each side. */
function paddingOf(padding: number | google.maps.Padding): Required<google.maps.Padding> {
  if (typeof padding === 'number') return { top: padding, right: padding, bottom: padding, left: padding }
  onlyKnown('Padding', padding, ['top', 'right', 'bottom', 'left'])
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding
  return { top, right, bottom, left }
}
