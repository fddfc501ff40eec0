/**
 * Whether React serves this element: events of elements in parts that it has not hydrated are stopped by it, after it has
 * tried to hydrate the part. `textInput` is one that it listens to and nobody uses.
 */
export function isAlive(element: Element): boolean {
  let isReached = false
  element.addEventListener('textInput', () => (isReached = true), { once: true })
  element.dispatchEvent(new Event('textInput', { bubbles: true }))
  return isReached || !element.isConnected
}
