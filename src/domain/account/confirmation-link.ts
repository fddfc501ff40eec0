export interface ConfirmationLink {
  kind: 'sign-up' | 'new-email'
  token: string
}

const LINK = /^(sign-up|new-email)\.([\w-]+)$/

/** What a link says after '#'; null if it is none of ours, undefined while it isn't known. */
export function readConfirmationLink(fragment: string | undefined): ConfirmationLink | null | undefined {
  if (fragment === undefined) return undefined
  const read = LINK.exec(fragment)
  return read && { kind: read[1] as ConfirmationLink['kind'], token: read[2]! }
}
