import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { NumbersLine } from './numbers-line.tsx'

/** The line of the visitor's numbers; the browser fetches its code once the page is used. */
export const LateNumbersLine = lateComponent(
  createIsomorphicFn()
    .server(() => NumbersLine)
    .client(() => null)(),
  async () => {
    const file = await import('./numbers-line.tsx')
    return file.NumbersLine
  },
)
