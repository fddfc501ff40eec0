import { notFound, type Problem } from '#domain/result.ts'
import { statusOf } from '../problem-http.ts'

/** A page that only says something. */
export interface Message {
  status: number
  heading: string
  text: string
}

export const NEEDS_TLS: Message = {
  status: 403,
  heading: 'This page needs https',
  text: 'Passwords and codes aren’t sent over an open connection. Set PUBLIC_URL to the site’s https address, and open that.',
}
export const FOREIGN: Message = {
  status: 403,
  heading: 'Nothing was changed',
  text: 'Forms can be sent only from this site’s own pages. Go back, reload the page, and send the form again.',
}
export const NO_RIGHT: Message = {
  status: 403,
  heading: 'Your role doesn’t allow this',
  text: 'Ask an owner to do it, or to give you another role.',
}
/** The same for what isn't there and what somebody may not see. */
export const NOT_FOUND: Problem = notFound('It may have been removed, or the address is wrong.')

const HEADINGS: Readonly<Record<Problem['kind'], string>> = {
  'not-found': 'There’s nothing here',
  invalid: 'That didn’t work',
  unauthorized: 'That didn’t work',
  conflict: 'Nothing was changed',
  'rate-limited': 'One moment, please',
  unavailable: 'This can’t be read right now',
}

/** A problem as a page. */
export const messageOf = (problem: Problem): Message => ({
  status: statusOf(problem),
  heading: HEADINGS[problem.kind],
  text: problem.kind === 'unavailable' ? `${problem.message} Nothing is lost. Try again in a moment.` : problem.message,
})
