import type { StoredCounts } from '#ports/server/backups.ts'

/** What a database holds, for a terminal. */
export const countsText = (counts: StoredCounts): string =>
  [
    `It has ${counts.listings} listings, ${counts.accounts} accounts, ${counts.favorites} favorites,`,
    `${counts.savedSearches} saved searches, ${counts.inquiries} inquiries, ${counts.waitingMails} emails to be sent.`,
  ].join(' ')
