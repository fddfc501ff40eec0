import { takeAll, type Counted } from '#application/limits/take-all.ts'
import { fail, type Problem, type Result } from '#domain/result.ts'
import type { RateLimitRule, RateLimits } from '#ports/server/rate-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Rate limits by network (`clientNetwork`) and by the email address of the account. */
export interface VisitorLimits {
  /** A change of saved items; `isNew` for a visitor without a cookie. */
  change(network: string, isNew: boolean): Promise<Result<void>>
  /** An answer on a shared list; `isNew` for a guest without a cookie. */
  guestAnswer(network: string, list: string, isNew: boolean): Promise<Result<void>>
  signUp(network: string, email: string): Promise<Result<void>>
  /** Another link to confirm the account's address. */
  confirmationLink(network: string, email: string): Promise<Result<void>>
  /** `email` is the new address, which gets a mail. */
  emailChange(network: string, email: string): Promise<Result<void>>
  /** A use of a link that confirms an address. */
  confirmation(network: string): Promise<Result<void>>
  resetRequest(network: string, email: string): Promise<Result<void>>
  reset(network: string): Promise<Result<void>>
  /** A request for email updates to an address, which gets an email. */
  updateRequest(network: string, email: string): Promise<Result<void>>
  /** A use of a link in an email about updates; `link` names it, null for a wrong one. Mail providers send many people's from one network. */
  updateLink(use: 'open' | 'stop', network: string, link: string | null): Promise<Result<void>>
  /** Refuses an attempt before the password is checked, or counts its result. */
  tryPassword<T>(network: string, email: string, attempt: () => Promise<Result<T>>): Promise<Result<T>>
}

/** The limits don't depend on whether an address has an account, so they reveal nothing about that. */
export function createVisitorLimits(rateLimits: RateLimits): VisitorLimits {
  const limit = (name: string, allowed: number, period: number) => rateLimits.limit({ name, allowed, period })
  const changes = limit('changes', 120, MINUTE)
  const newcomers = limit('new-visitors', 60, HOUR)
  const guests = limit('new-guests', 20, HOUR)
  // An open link is no way to keep the database busy, from however many networks.
  const answersTo = limit('answers-by-list', 600, HOUR)
  const signUps = limit('sign-ups', 20, HOUR)
  const emailChanges = limit('email-changes', 10, HOUR)
  const confirmationLinks = limit('confirmation-links', 10, HOUR)
  // Nobody's mailbox can be flooded with links.
  const confirmationsFor = limit('confirmations-by-email', 5, HOUR)
  const confirmations = limit('confirmations', 20, HOUR)
  const resetRequests = limit('reset-requests', 10, HOUR)
  const resetRequestsFor = limit('reset-requests-by-email', 3, HOUR)
  const resets = limit('resets', 20, HOUR)
  const updateRequests = limit('update-requests', 10, HOUR)
  const updateRequestsFor = limit('update-requests-by-email', 5, DAY)
  // Mail filters open every link, and must not use up what the person's one click needs.
  const updateLinks = { open: limit('update-links', 60, HOUR), stop: limit('update-stops', 60, HOUR) }
  const wrongUpdateLinks = limit('wrong-update-links', 60, HOUR)
  const passwords = limit('passwords', 30, 10 * MINUTE)
  // More than one network can use up, given the backoff, so that it can't lock the owner out.
  const passwordsFor = limit('passwords-by-email', 100, HOUR)
  const backoff = rateLimits.backoff({ name: 'passwords', free: 5, first: 15, longest: 900 })
  const normalized = (email: string) => email.trim().toLowerCase()

  return {
    change: (network, isNew) => (isNew ? all([newcomers, network], [changes, network]) : all([changes, network])),
    guestAnswer: (network, list, isNew) =>
      all(...(isNew ? [[guests, network] as Counted] : []), [answersTo, list], [changes, network]),
    signUp: (network, email) => all([signUps, network], [confirmationsFor, normalized(email)]),
    confirmationLink: (network, email) => all([confirmationLinks, network], [confirmationsFor, normalized(email)]),
    emailChange: (network, email) => all([emailChanges, network], [confirmationsFor, normalized(email)]),
    confirmation: (network) => all([confirmations, network]),
    resetRequest: (network, email) => all([resetRequests, network], [resetRequestsFor, normalized(email)]),
    reset: (network) => all([resets, network]),
    updateRequest: (network, email) => all([updateRequests, network], [updateRequestsFor, normalized(email)]),
    updateLink: (use, network, link) => all(link === null ? [wrongUpdateLinks, network] : [updateLinks[use], link]),
    async tryPassword(network, email, attempt) {
      const who = `${network} ${normalized(email)}`
      const wait = await backoff.wait(who)
      if (wait > 0) return fail(tooMany(wait))
      const allowed = await all([passwords, network], [passwordsFor, normalized(email)])
      if (!allowed.ok) return allowed
      const answer = await attempt()
      if (answer.ok) await backoff.succeeded(who)
      else if (answer.problem.kind === 'unauthorized' || answer.problem.kind === 'invalid') await backoff.failed(who)
      return answer
    },
  }
}

const all = (...limits: Counted[]): Promise<Result<void>> => takeAll(limits, tooMany)

/** The refusal of a rate limit, with the seconds to wait. */
export const tooMany = (seconds: number, limit?: RateLimitRule): Problem => ({
  kind: 'rate-limited',
  message: `Too many attempts. Please wait ${durationText(seconds)} and try again.`,
  retryAfterSeconds: seconds,
  ...(limit && { limit }),
})

const durationText = (seconds: number): string => {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
