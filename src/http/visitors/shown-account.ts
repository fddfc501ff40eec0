import type { Account } from '#domain/account/account.ts'

/** An account as its owner sees it: without what only the server knows. */
export const shownAccount = ({ firstName, lastName, email }: Account): Account => ({ firstName, lastName, email })
