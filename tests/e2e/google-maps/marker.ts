import { literal, type Literal } from './lat-lng.ts'
import type { MapOverlay, StandInMap } from './map.ts'

/**
 * `google.maps.marker.AdvancedMarkerElement`: a custom element around its content, in the order in which markers were set
 * on the map, one frame later. Only a clickable one is a button for the keyboard and takes the pointer. Extensions are
 * prevented, so that a misspelt property throws.
 */
export class AdvancedMarkerElement extends HTMLElement {
  private state: {
    map: StandInMap | null
    shown: StandInMap | null
    position: Literal | null
    content: HTMLElement | null
    anchorLeft: string
    anchorTop: string
    clickable: boolean
  }
  private readonly overlay: MapOverlay

  constructor() {
    super()
    this.state = {
      map: null,
      shown: null,
      position: null,
      content: null,
      anchorLeft: '-50%',
      anchorTop: '-100%',
      clickable: false,
    }
    this.overlay = {
      place: (toScreen) => {
        const { position, anchorLeft, anchorTop } = this.state
        this.style.display = position ? 'block' : 'none'
        if (!position) return
        const { x, y } = toScreen(position)
        this.style.transform = `translate(${x}px, ${y}px) translate(${anchorLeft}, ${anchorTop})`
      },
    }
    Object.assign(this.style, { position: 'absolute', left: '0', top: '0', pointerEvents: 'none' })
    Object.preventExtensions(this)
  }

  get map(): StandInMap | null {
    return this.state.map
  }
  set map(map: StandInMap | null) {
    if (map && !map.hasMapId()) throw new Error('advanced markers need a map id')
    this.state.map = map
    requestAnimationFrame(() => this.follow())
  }

  get position(): Literal | null {
    return this.state.position
  }
  set position(position: Literal | null | undefined) {
    this.state.position = position ? literal(position) : null
    this.redraw()
  }

  get content(): HTMLElement | null {
    return this.state.content
  }
  set content(content: HTMLElement | null) {
    this.state.content?.remove()
    this.state.content = content
    if (content) this.append(content)
  }

  get anchorLeft(): string {
    return this.state.anchorLeft
  }
  set anchorLeft(anchor: string | null | undefined) {
    this.state.anchorLeft = lengthOf(anchor) ?? '-50%'
    this.redraw()
  }

  get anchorTop(): string {
    return this.state.anchorTop
  }
  set anchorTop(anchor: string | null | undefined) {
    this.state.anchorTop = lengthOf(anchor) ?? '-100%'
    this.redraw()
  }

  get zIndex(): number | null {
    return this.style.zIndex === '' ? null : Number(this.style.zIndex)
  }
  set zIndex(height: number | null | undefined) {
    this.style.zIndex = height === null || height === undefined ? '' : String(height)
  }

  get gmpClickable(): boolean {
    return this.state.clickable
  }
  set gmpClickable(clickable: boolean) {
    this.state.clickable = clickable
    this.style.pointerEvents = clickable ? 'auto' : 'none'
    this.role = clickable ? 'button' : null
    if (clickable) this.tabIndex = 0
    else this.removeAttribute('tabindex')
  }

  get gmpDraggable(): boolean {
    return false
  }
  set gmpDraggable(draggable: boolean) {
    if (draggable) throw new Error('the stand-in’s markers can’t be dragged')
  }

  private follow(): void {
    const { map, shown } = this.state
    if (map === shown) return
    shown?.removeOverlay(this.overlay, this)
    this.state.shown = map
    map?.addOverlay(this.overlay, this)
  }

  private redraw(): void {
    const { shown } = this.state
    shown?.placeOverlays()
  }
}

/** The documented type of an anchor is a CSS length or percentage. */
function lengthOf(anchor: string | null | undefined): string | null {
  if (anchor === null || anchor === undefined) return null
  if (!CSS.supports('margin-left', anchor)) throw new Error(`'${anchor}' is no length`)
  return anchor
}
