import type { StoredCounts } from '#ports/server/backups.ts'

/** One row with the counts; the same SQL on both engines. */
export const COUNT_STORED = `SELECT
  (SELECT count(*) FROM listings) AS "listings",
  (SELECT count(*) FROM account_users) AS "accounts",
  (SELECT count(*) FROM favorites) AS "favorites",
  (SELECT count(*) FROM saved_searches) AS "savedSearches",
  (SELECT count(*) FROM inquiries) AS "inquiries",
  (SELECT count(*) FROM outbox_mails WHERE state = 'waiting') AS "waitingMails"`

/** The counts of the row that COUNT_STORED selects; PostgreSQL's driver returns bigints as text. */
export const storedCounts = (row: unknown): StoredCounts =>
  Object.fromEntries(
    Object.entries(row as Record<string, unknown>).map(([name, count]) => [name, Number(count)]),
  ) as unknown as StoredCounts
