import { randomUUID } from 'node:crypto'
import { officeOf } from '#content/office-times.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { choiceOf } from '#domain/inbox/case-forms.ts'
import { TRIES_BEFORE_CLOSING } from '#domain/inbox/case-state.ts'
import { waitingAge } from '#domain/inbox/waiting-words.ts'
import { hoursOn } from '#domain/inquiry/showing-times.ts'
import { slotLabel } from '#domain/inquiry/tour-slots.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { widestJpeg } from '#domain/listing/picture.ts'
import { formatPrice } from '#domain/money/money.ts'
import type { ShownCase, ShownEvent, ShownInquiry, ShownMail } from '#ports/browser/inbox-screen.ts'
import type { CaseEvent, CaseMail, CaseThread, InboxRow } from '#ports/server/agency-inbox.ts'

/** Who looks, when, and at whose office. */
export interface InboxView {
  memberId: string
  /** Whether phone numbers and email addresses may be seen. */
  seesAddresses: boolean
  agency: Agency
  now: Date
  /** Query string of the list, with '?' if it isn't empty. */
  query: string
}

export const INBOX = '/agency/inbox'

/** An inquiry for the list. */
export function shownInquiry(row: InboxRow, { agency, now, query }: InboxView): ShownInquiry {
  const { state, dueAt } = row.standing
  return {
    id: row.id,
    to: `${INBOX}/${row.id}${query}`,
    name: row.name,
    about: row.listingTitle,
    message: row.message,
    isCall: row.listingId === null,
    tourDay: row.tour?.day ?? null,
    messageNumber: row.messageNumber,
    state,
    age: dueAt && waitingAge(dueAt, now, officeOf(agency)),
    receivedAt: row.receivedAt.getTime(),
    changedAt: row.changedAt.getTime(),
    who: row.assignee,
  }
}

/** An inquiry with all that was done about it; `home` is null where it is gone, or none was asked about. */
export function shownCase(thread: CaseThread, home: Listing | null, view: InboxView): ShownCase {
  const { tour, events, contact, mails } = thread
  const acknowledgement = mails.find(({ topic }) => topic === 'acknowledgement')
  const tries = events.filter(({ kind, details }) => kind === 'called' && details['outcome'] === 'no-answer')
  return {
    ...shownInquiry(thread, view),
    version: thread.version,
    key: randomUUID(),
    email: view.seesAddresses ? thread.email : '',
    phone: view.seesAddresses ? thread.phone : '',
    contact: { messages: contact.messages, since: contact.since.getTime() },
    tourPart: tour && slotLabel(tour.slot, hoursOn(tour.day, view.agency.tourHours)),
    home: home && shownHome(home),
    agencyNotice: thread.agencyNotice,
    acknowledgement: acknowledgement ? shownMail(acknowledgement) : null,
    events: events.map((event) => shownEvent(event, view)),
    draft: thread.draft,
    choice: choiceOf(thread.standing),
    wasTried: tries.length >= TRIES_BEFORE_CLOSING,
  }
}

function shownHome(home: Listing): NonNullable<ShownCase['home']> {
  const [picture] = home.pictures
  const file = picture ? widestJpeg(picture, [0, 240]) : null
  return {
    path: `/listings/${home.id}`,
    price: formatPrice(home.price, home.market),
    address: home.address,
    // Pages of the agency's side load nothing from other sites.
    picture: file?.startsWith('/') && !file.startsWith('//') ? file : null,
  }
}

const shownMail = ({ state, lastError, dueAt, settledAt }: CaseMail): ShownMail => ({
  state,
  lastError,
  dueAt: dueAt.getTime(),
  settledAt: settledAt?.getTime() ?? null,
})

/** Only its author can take a reply back, and only until it leaves. */
const shownEvent = (event: CaseEvent, { memberId, now }: InboxView): ShownEvent => ({
  id: event.id,
  at: event.at.getTime(),
  by: event.by,
  kind: event.kind,
  body: event.body,
  // What a reply keeps for its undoing isn't for pages.
  details: Object.fromEntries(Object.entries(event.details).filter(([name]) => name !== 'before' && name !== 'after')),
  mail: event.mail && shownMail(event.mail),
  canUndo:
    event.by.id === memberId &&
    event.mail?.state === 'waiting' &&
    event.mail.dueAt > now &&
    event.mail.lastError === null,
})
