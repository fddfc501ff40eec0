import { formatSortableTime } from '#domain/clock-text.ts'
import { newJerseyClock } from '#domain/new-jersey-time.ts'
import type { InquiryRecord, MailRecord } from '#ports/server/inquiry-records.ts'
import { harmless, tableLines } from '../terminal-table.ts'

const HEADS = ['Received', 'ID', 'Home', 'From', 'Tour', 'Emails']

/** Maximum width of the columns of homes and visitors. */
const MAX_WIDTH = 32

/** '2026-11-21 21:40'. */
const timeInNewJersey = (time: Date): string => formatSortableTime(newJerseyClock(time))

/**
 * Inquiries as a table for the terminal, each with phone and message below its line, and at the end the mails that are not sent,
 * with reasons. Times are New York's.
 */
export function inquiryTable(records: readonly InquiryRecord[]): string {
  if (records.length === 0) return 'No inquiries yet.'
  const [heads, ...lines] = tableLines(HEADS, records.map(toCells))
  const unsent = records.flatMap(({ mails }) => mails.filter(({ state }) => state !== 'sent')).map(mailState)
  const told = records.flatMap((record, place) => [lines[place]!, ...saidIn(record)])
  return [heads!, ...told, ...(unsent.length ? ['', ...unsent] : [])].join('\n')
}

const INDENT = '    '
/** Width of a line of a message. */
const LINE = 92

/** Phone and message, indented. */
function saidIn({ phone, message }: InquiryRecord): string[] {
  const lines = message.split('\n').flatMap((part) => wrapped(harmless(part).trim()))
  return [...(phone ? [`Phone ${harmless(phone)}`] : []), ...lines].map((text) => INDENT + text)
}

/** A paragraph in lines, broken between words, and within a word that is longer than a line. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => one.match(LONG_PARTS) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > LINE) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

const LONG_PARTS = new RegExp(`.{1,${LINE}}`, 'gsu')

const toCells = (record: InquiryRecord): string[] => [
  timeInNewJersey(record.receivedAt),
  record.id.slice(0, 8),
  shorten(record.listingId === 0 ? record.listingTitle : `${record.listingId} ${record.listingTitle}`),
  shorten(record.email ? `${record.name} <${record.email}>` : record.name),
  record.tour ? `${record.tour.day} ${record.tour.slot}` : '–',
  record.mails.map(({ topic, state }) => `${topic} ${state}`).join(', '),
]

function shorten(text: string): string {
  const shown = harmless(text)
  return shown.length > MAX_WIDTH ? `${shown.slice(0, MAX_WIDTH - 1)}…` : shown
}

function mailState({ id, topic, state, attempts, dueAt, lastError }: MailRecord): string {
  const next = dueAt ? `next attempt ${timeInNewJersey(dueAt)}` : `resend with --retry ${id.slice(0, 8)}`
  const why = lastError === null ? '' : `: ${harmless(lastError)}`
  return `${topic} ${id.slice(0, 8)} is ${state} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${next}${why}`
}
