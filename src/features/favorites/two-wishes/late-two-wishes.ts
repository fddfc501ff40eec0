import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { SharedWishes } from './shared-wishes.tsx'
import { WishesLine } from './wishes-line.tsx'

/** The wishes of a shared list's link and the device's; the browser fetches their code only where a link has some. */
export const LateSharedWishes = lateComponent(
  createIsomorphicFn()
    .server(() => SharedWishes)
    .client(() => null)(),
  async () => {
    const file = await import('./shared-wishes.tsx')
    return file.SharedWishes
  },
  () => true,
)

/** How many of them a home meets. */
export const LateWishesLine = lateComponent(
  createIsomorphicFn()
    .server(() => WishesLine)
    .client(() => null)(),
  async () => {
    const file = await import('./wishes-line.tsx')
    return file.WishesLine
  },
  () => true,
)
