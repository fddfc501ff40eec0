import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { PriceHistory } from './price-history.tsx'

/** The price history; the browser fetches its code once it is idle. */
export const LatePriceHistory = lateComponent(
  createIsomorphicFn()
    .server(() => PriceHistory)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./price-history.tsx')
    return file.PriceHistory
  },
)
