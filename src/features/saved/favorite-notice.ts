import type { Problem } from '#domain/result.ts'
import type { Notice } from '#ui/primitives/toaster.lazy.ts'
import type { Outcome } from './flush-toggle.ts'

/** What the visitor is told of a heart they have pressed (D-07); null where they took it back before anything was done. */
export function favoriteNotice(title: string, { saved, changed, problem }: Outcome, online: boolean): Notice | null {
  if (problem)
    return {
      // What is not saved was to be, and the other way round.
      title: `${title} could not be ${saved ? 'removed from' : 'added to'} favorites`,
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

/** The server's own words say what is refused and when to try again; only what has no answer needs ours. */
function whatToDo(problem: Problem, online: boolean): string {
  if (problem.kind === 'not-found') return 'It is no longer listed.'
  if (problem.kind !== 'unavailable') return problem.message
  return online
    ? 'The site cannot be reached right now. Please try again in a moment.'
    : 'You are offline. Connect to the internet and try again.'
}
