import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { DecidingControls } from './deciding-controls.tsx'

/** The controls of what decides, the month and the way to work; the browser fetches its code once the page is used. */
export const LateDecidingControls = lateComponent(
  createIsomorphicFn()
    .server(() => DecidingControls)
    .client(() => null)(),
  async () => {
    const file = await import('./deciding-controls.tsx')
    return file.DecidingControls
  },
)
