import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { NumbersLine } from './numbers-line.tsx'

/** The line of the visitor's numbers; the browser fetches its code once it is idle. */
export const LateNumbersLine = lateComponent(
  createIsomorphicFn()
    .server(() => NumbersLine)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./numbers-line.tsx')
    return file.NumbersLine
  },
)
