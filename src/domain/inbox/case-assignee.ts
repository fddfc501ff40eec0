import { foldCase } from '../fold-case.ts'
import type { Mailbox } from '../mail/mail.ts'

/** A member of the agency who can be given an inquiry. */
export interface AssignableMember {
  id: string
  name: string
  /** Null once the account is gone. */
  email: string | null
}

/**
 * The member who is given an inquiry: the person whom the agency's rules name (the home's agent, else who has the town in the roster,
 * else somebody in turn), found by email address, else by name. Null where the rules name nobody, or somebody who is no member: then
 * it is nobody's, and their email is all they get.
 */
export function caseAssignee(answerer: Mailbox | null, members: readonly AssignableMember[]): string | null {
  if (answerer === null) return null
  const address = answerer.address.toLowerCase()
  const byAddress = members.find(({ email }) => email?.toLowerCase() === address)
  const found = byAddress ?? members.find(({ name }) => foldCase(name) === foldCase(answerer.name))
  return found?.id ?? null
}
