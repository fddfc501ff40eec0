import type { Problem } from '#domain/result.ts'
import type { Notice } from '#ui/primitives/toaster.lazy.ts'
import type { ToggleOutcome } from './pending-toggles.ts'

/** What the toasts on a home's heart have in common: the newest alone is true. */
export const aboutFavorite = ({ id }: { id: number }): string => `favorite ${id}`

/** The toast after a heart was pressed (D-07); null where the press was taken back before anything was sent. */
export function favoriteNotice(
  title: string,
  { saved, changed, problem }: ToggleOutcome,
  online: boolean,
): Notice | null {
  if (problem)
    return {
      // A refused home is still as it was: one that isn't saved was to be added.
      title: `${title} couldn’t be ${saved ? 'removed from' : 'added to'} favorites`,
      description: whatToDo(problem, online),
      tone: 'destructive',
    }
  if (!changed) return null
  if (!saved) return { title: `${title} removed from favorites` }
  return {
    title: `${title} added to favorites`,
    description: 'Find your saved properties in the Favorites section.',
  }
}

/** The server's message says what was refused and when to try again; a missing answer needs one of ours. */
function whatToDo(problem: Problem, online: boolean): string {
  if (problem.kind === 'not-found') return 'This home is no longer listed.'
  if (problem.kind !== 'unavailable') return problem.message
  return online
    ? 'We can’t reach the site right now. Please try again in a moment.'
    : 'You’re offline. Connect to the internet and try again.'
}
