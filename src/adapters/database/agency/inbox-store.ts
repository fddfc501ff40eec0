import type { AgencyInbox } from '#ports/server/agency-inbox.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { changeCase, keepDraft, takeReplyBack } from './case-changes.ts'
import { caseThread } from './case-thread.ts'
import { inboxCounts, inboxPage } from './inbox-list.ts'

export interface InboxStoreParts {
  /** Called after emails have been stored, to wake the mail worker. */
  onMails: () => void
  onError: (error: unknown) => void
}

/** The inbox in the database. Errors go to `onError` and are answered as 'unavailable'. */
export function databaseInbox(
  { db, lookups, searches, kind }: Pick<Database, 'db' | 'lookups' | 'searches' | 'kind'>,
  { onMails, onError }: InboxStoreParts,
): AgencyInbox {
  const answerRead = answering('The inbox can’t be read right now. Nothing is lost.', onError)
  const answerWrite = answering('This can’t be saved right now. Nothing is lost.', onError)
  // Personal data is read from PostgreSQL's primary, never from a replica.
  const lists = kind === 'sqlite' ? searches : lookups
  return {
    list: (reader, search) => answerRead(() => inboxPage(lists, reader, search)),
    counts: (reader, now) => answerRead(() => inboxCounts(lists, reader, now)),
    thread: (reader, id) => answerRead(() => caseThread(lookups, reader, id)),
    change: async (actor, change) => {
      const done = await answerWrite(() => db.transaction().execute((tables) => changeCase(tables, actor, change)))
      if (done.ok && done.value.outcome === 'stored' && change.mail) onMails()
      return done
    },
    undoReply: (actor, undo) =>
      answerWrite(() => db.transaction().execute((tables) => takeReplyBack(tables, actor, undo))),
    saveDraft: (actor, draft) =>
      answerWrite(() => db.transaction().execute((tables) => keepDraft(tables, actor, draft))),
  }
}
