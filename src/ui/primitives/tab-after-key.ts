const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads among `count` tabs that stand one above the other, or null (WAI-ARIA Authoring Practices, Tabs). */
export function standingTabAfterKey(key: string, current: number, count: number): number | null {
  const step = STEPS[key]
  if (step) return (current + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The same for tabs that lie side by side: up and down are left to scrolling. */
export const tabAfterKey = (key: string, current: number, count: number): number | null =>
  key === 'ArrowDown' || key === 'ArrowUp' ? null : standingTabAfterKey(key, current, count)
