import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { HeroSearch } from './hero-search.tsx'

/** The search line of the hero; until its code is fetched, once the page is used, the browser sends its form itself. */
export const LateHeroSearch = lateComponent(
  createIsomorphicFn()
    .server(() => HeroSearch)
    .client(() => null)(),
  async () => (await import('./hero-search.tsx')).HeroSearch,
)
