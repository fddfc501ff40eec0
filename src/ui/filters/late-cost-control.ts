import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { whenIdle } from '../primitives/when-idle.ts'
import { CostControl } from './cost-control.tsx'

/** The slider of the monthly cost; the browser fetches its code once it is idle. */
export const LateCostControl = lateComponent(
  createIsomorphicFn()
    .server(() => CostControl)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./cost-control.tsx')
    return file.CostControl
  },
)
