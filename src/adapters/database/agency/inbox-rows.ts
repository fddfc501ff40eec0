import type { CaseState, CaseStanding, CloseReason } from '#domain/inbox/case-state.ts'
import type { TourRequest } from '#domain/inquiry/tour.ts'
import type { InboxRow } from '#ports/server/agency-inbox.ts'

/** The columns of a case that its standing is made of. */
export interface StandingColumns {
  state: CaseState
  reason: CloseReason | null
  asked_at: number
  due_at: number | null
  answered_at: number | null
}

/** The columns of a row of the list. */
interface RowColumns extends StandingColumns {
  inquiry_id: string
  name: string
  phone: string
  listing_id: number
  listing_title: string
  message: string
  tour_day: string | null
  tour_slot: string | null
  message_number: number
  received_at: number
  changed_at: number
  assignee_id: string | null
  assignee: string | null
}

const timeOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

export const toStanding = (row: StandingColumns): CaseStanding => ({
  state: row.state,
  reason: row.reason,
  askedAt: new Date(row.asked_at),
  dueAt: timeOrNull(row.due_at),
  answeredAt: timeOrNull(row.answered_at),
})

export const fromStanding = ({ state, reason, askedAt, dueAt, answeredAt }: CaseStanding): StandingColumns => ({
  state,
  reason,
  asked_at: askedAt.getTime(),
  due_at: dueAt?.getTime() ?? null,
  answered_at: answeredAt?.getTime() ?? null,
})

export const toInboxRow = (row: RowColumns): InboxRow => ({
  id: row.inquiry_id,
  name: row.name,
  phone: row.phone,
  listingId: row.listing_id === 0 ? null : row.listing_id,
  listingTitle: row.listing_title,
  message: row.message,
  tour: row.tour_day === null ? null : ({ day: row.tour_day, slot: row.tour_slot } as TourRequest),
  messageNumber: row.message_number,
  receivedAt: new Date(row.received_at),
  changedAt: new Date(row.changed_at),
  standing: toStanding(row),
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
})
