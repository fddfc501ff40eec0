import type { Database } from '#adapters/database/database.ts'
import { databaseUpdateStore } from '#adapters/database/updates/update-store.ts'
import { digestMail } from '#application/updates/digest-mail.ts'
import { updateToken, UPDATES_PATH } from '#application/updates/update-link.ts'
import { startUpdateWorker, type UpdateWorkerDeps } from '#application/updates/update-worker.ts'
import { townPoint } from '#content/gazetteer.ts'
import type { ListingFigures } from '#domain/search/listing-figures.ts'
import { likenessBy } from '#domain/updates/likeness.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { Log } from '#ports/server/log.ts'

export interface LiveUpdatesDeps {
  agency: Pick<AgencySource, 'current'>
  adoptSubscribers: UpdateWorkerDeps['adoptSubscribers']
  /** Signs the links that stop the emails. */
  secret: string
  /** Scheme and host of links, without a slash at the end. */
  siteAddress: string
  clock: Clock
  log: Log
  /** Called after emails, and the notifications that come with them, have been stored, to wake their workers. */
  onMails: () => void
  onError: (error: unknown) => void
}

/** Starts looking for news of homes and emailing those who asked for it. */
export const startLiveUpdates = (database: Database, deps: LiveUpdatesDeps): { stop: () => Promise<void> } =>
  startUpdateWorker(updateDeps(database, deps))

/** What the worker needs, on a database. */
export function updateDeps(
  database: Database,
  { agency, adoptSubscribers, secret, siteAddress, clock, log, onMails, onError }: LiveUpdatesDeps,
): UpdateWorkerDeps {
  const { loans, timetable }: ListingFigures = database.figures
  return {
    store: databaseUpdateStore(database, { onMails, onError }),
    adoptSubscribers,
    context: { townAt: townPoint, loans, timetable },
    isLike: likenessBy(loans),
    mailFor: (entries, { ownerId, firstName, email }) =>
      digestMail({
        entries,
        recipient: { name: firstName ?? '', address: email },
        hasAccount: firstName !== null,
        agency: agency.current().agency,
        siteAddress,
        unsubscribe: `${siteAddress}${UPDATES_PATH}${updateToken(ownerId, secret)}`,
        now: clock.now(),
      }),
    clock,
    log,
  }
}
