/** A rectangle in the window, px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Room kept around what was pressed, px. */
const MARGIN = 8
/** Larger parts of the window are no single control: a share of its area. */
const LARGEST_SHARE = 0.25
const CONTROLS = 'a, button, label, input, select, textarea, summary'

/** Where toasts can stand: in the middle above the window's foot, below the header, or over it. */
const PLACES = ['foot', 'head', 'top'] as const

/** Moves the container of the toasts to where it doesn't cover what was just pressed; it stays where that is so already. */
export function placeToasts(host: HTMLElement): void {
  const pressed = pressedBoxes(host)
  const places = [host.dataset['place'] ?? PLACES[0], ...PLACES]
  const boxes = places.map((place) => {
    host.dataset['place'] = place
    return host.getBoundingClientRect()
  })
  host.dataset['place'] = places[leastCovering(boxes, pressed)]!
}

/** The place of the box that covers least of what is to be seen; the first of equal ones. */
export function leastCovering(boxes: readonly Box[], toBeSeen: readonly Box[]): number {
  const covered = boxes.map((box) => toBeSeen.reduce((sum, seen) => sum + sharedArea(box, seen), 0))
  return covered.indexOf(Math.min(...covered))
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right + MARGIN) - Math.max(one.left, other.left - MARGIN)
  const height = Math.min(one.bottom, other.bottom + MARGIN) - Math.max(one.top, other.top - MARGIN)
  return Math.max(0, width) * Math.max(0, height)
}

/** What has the focus and what is under the pointer: Safari gives a clicked button no focus. */
function pressedBoxes(host: HTMLElement): DOMRect[] {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)?.closest(CONTROLS)
  const largest = window.innerWidth * window.innerHeight * LARGEST_SHARE
  return [document.activeElement, hovered]
    .filter((element) => element && !host.contains(element))
    .map((element) => element!.getBoundingClientRect())
    .filter(({ width, height }) => width * height < largest)
}
