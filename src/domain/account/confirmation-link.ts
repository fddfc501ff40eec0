export interface ConfirmationLink {
  /** The same address again, after emails to it were stopped. */
  kind: 'sign-up' | 'new-email' | 'same-email'
  token: string
}

const LINK = /^(sign-up|new-email|same-email)\.([\w-]+)$/

/** What a link says after '#'; null if it is none of ours, undefined while it isn't known. */
export function readConfirmationLink(fragment: string | undefined): ConfirmationLink | null | undefined {
  if (fragment === undefined) return undefined
  const read = LINK.exec(fragment)
  return read && { kind: read[1] as ConfirmationLink['kind'], token: read[2]! }
}
