/** The map's elements: a focusable region named 'Map', an SVG for shapes, and the attribution. */
export function mapElements(): { frame: HTMLElement; region: HTMLElement; lines: SVGElement } {
  const frame = document.createElement('div')
  const region = document.createElement('div')
  const lines = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.className = 'gm-style'
  Object.assign(frame.style, { position: 'absolute', inset: '0', overflow: 'hidden', background: '#e8eaed' })
  Object.assign(region.style, { position: 'absolute', inset: '0', touchAction: 'none' })
  region.tabIndex = 0
  region.role = 'region'
  region.ariaLabel = 'Map'
  Object.assign(lines.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  })
  lines.setAttribute('aria-hidden', 'true')
  region.append(lines)
  const credit = document.createElement('span')
  credit.textContent = 'Map data ©2026 Google'
  Object.assign(credit.style, { position: 'absolute', right: '0', bottom: '0', color: '#000', background: '#f5f5f5' })
  frame.append(region, credit)
  return { frame, region, lines }
}

/** The zoom control; calls `zoomBy` with 1 or -1. */
export function zoomButtons(zoomBy: (step: number) => void): HTMLElement {
  const box = document.createElement('div')
  Object.assign(box.style, { position: 'absolute', right: '10px', bottom: '24px', display: 'grid' })
  for (const [name, step] of [
    ['Zoom in', 1],
    ['Zoom out', -1],
  ] as const) {
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = name
    button.title = name
    Object.assign(button.style, { width: '40px', height: '40px', background: '#fff' })
    button.addEventListener('click', () => zoomBy(step))
    box.append(button)
  }
  return box
}
