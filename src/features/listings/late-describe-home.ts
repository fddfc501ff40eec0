import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { DescribeHome } from './describe-home.tsx'

/** The button that opens the field for a sentence; the browser fetches its code once the page is used. */
export const LateDescribeHome = lateComponent(
  createIsomorphicFn()
    .server(() => DescribeHome)
    .client(() => null)(),
  async () => {
    const file = await import('./describe-home.tsx')
    return file.DescribeHome
  },
)
