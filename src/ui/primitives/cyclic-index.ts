const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The index `step` items further, around both ends of `count` items (H-01, H-08, D-03). */
export const wrapIndex = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count

/** The step of a horizontal arrow key; null for any other key. */
export const horizontalStep = (key: string): -1 | 1 | null =>
  key === 'ArrowLeft' || key === 'ArrowRight' ? KEY_STEPS[key]! : null

/** The tab a key selects among `count` vertical tabs, or null (WAI-ARIA Authoring Practices, Tabs). */
export function verticalTabAfterKey(key: string, current: number, count: number): number | null {
  const step = KEY_STEPS[key]
  if (step) return wrapIndex(current, step, count)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The same for horizontal tabs: up and down are left to scrolling. */
export const horizontalTabAfterKey = (key: string, current: number, count: number): number | null =>
  key === 'ArrowDown' || key === 'ArrowUp' ? null : verticalTabAfterKey(key, current, count)
