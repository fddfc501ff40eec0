import type { InquiryRecord, MailRecord } from '#ports/server/inquiry-records.ts'

const HEADS = ['Received', 'Id', 'Home', 'From', 'Tour', 'Mails']

/** Longest a home's or a visitor's name may make its column. */
const WIDEST = 32

const timeInNewJersey = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** Inquiries as lines of a table for the terminal, with what keeps their mails; times are New York's. */
export function inquiryTable(records: readonly InquiryRecord[]): string {
  if (records.length === 0) return 'No inquiries yet.'
  const rows = records.map(toCells)
  const widths = HEADS.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  const troubles = records.flatMap(({ mails }) => mails.filter(({ state }) => state !== 'sent')).map(trouble)
  return [line(HEADS), ...rows.map(line), ...(troubles.length ? ['', ...troubles] : [])].join('\n')
}

const toCells = (record: InquiryRecord): string[] => [
  timeInNewJersey.format(record.receivedAt),
  record.id.slice(0, 8),
  short(`${record.listingId} ${record.listingTitle}`),
  short(`${record.name} <${record.email}>`),
  record.tour ? `${record.tour.day} ${record.tour.slot}` : '–',
  record.mails.map(({ topic, state }) => `${topic} ${state}`).join(', '),
]

const short = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text)

function trouble({ id, topic, state, attempts, dueAt, lastError }: MailRecord): string {
  const next = dueAt ? `next attempt ${timeInNewJersey.format(dueAt)}` : `put back with --retry ${id.slice(0, 8)}`
  const why = lastError === null ? '' : `: ${lastError}`
  return `${topic} ${id.slice(0, 8)} is ${state} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${next}${why}`
}
