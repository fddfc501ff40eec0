import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { Pagination } from './pagination.tsx'

/** The links to the other pages. They are plain links until the browser is idle and has fetched their code. */
export const LatePagination = lateComponent(
  createIsomorphicFn()
    .server(() => Pagination)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./pagination.tsx')
    return file.Pagination
  },
)
