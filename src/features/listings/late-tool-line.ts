import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { ToolLine } from './tool-line.tsx'

/** The line above the results. Without its code its buttons send the form; the browser fetches it once the page is used. */
export const LateToolLine = lateComponent(
  createIsomorphicFn()
    .server(() => ToolLine)
    .client(() => null)(),
  async () => (await import('./tool-line.tsx')).ToolLine,
)
