/** Space between a button and its popover, and between the popover and the window's edge, CSS pixels. */
const GAP = 8
const EDGE = 20
/** It begins so far to the left of the button that its text stands below the button's icon. */
const OUT = 24

/** Places an open popover below its button, or above it where only there is room. It scrolls with the page. */
export function placeAt(popover: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(EDGE, Math.min(at.left - OUT, clientWidth - width - EDGE))
  popover.style.left = `${left + window.scrollX}px`
  popover.style.top = `${topFor(at, height, clientHeight) + window.scrollY}px`
}

function topFor(at: DOMRect, height: number, room: number): number {
  const below = at.bottom + GAP
  if (below + height <= room) return below
  const above = at.top - GAP - height
  // Where neither has room, as much of it as can be is in view.
  return above >= 0 ? above : Math.max(GAP, Math.min(below, room - height - GAP))
}
