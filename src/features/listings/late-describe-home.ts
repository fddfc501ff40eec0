import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { DescribeHome } from './describe-home.tsx'

/** The button that opens the field for a sentence; the browser fetches its code at once, beside the page's: a click before it is there is lost. */
export const LateDescribeHome = lateComponent(
  createIsomorphicFn()
    .server(() => DescribeHome)
    .client(() => null)(),
  async () => {
    const file = await import('./describe-home.tsx')
    return file.DescribeHome
  },
)
