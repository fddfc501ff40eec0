import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { DescribeHome } from './describe-home.tsx'

/** The button that opens the field for a sentence; the browser fetches its code once it is idle. */
export const LateDescribeHome = lateComponent(
  createIsomorphicFn()
    .server(() => DescribeHome)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./describe-home.tsx')
    return file.DescribeHome
  },
)
