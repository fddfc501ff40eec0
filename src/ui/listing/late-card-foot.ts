import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { whenIdle } from '../primitives/when-idle.ts'
import { CardFoot } from './card-foot.tsx'

/** The foot of a card; the browser fetches its code, which computes the cost again by the visitor's own numbers, once it is idle. */
export const LateCardFoot = lateComponent(
  createIsomorphicFn()
    .server(() => CardFoot)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./card-foot.tsx')
    return file.CardFoot
  },
)
