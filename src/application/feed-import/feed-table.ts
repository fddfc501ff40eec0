import { formatSortableTime } from '#domain/clock-text.ts'
import { formatCount } from '#domain/count.ts'
import { newJerseyClock } from '#domain/new-jersey-time.ts'
import type { StoredFeed } from '#ports/server/stored-feeds.ts'

/** A feed as it stands in the database, in the settings, or in both. */
export interface ListedFeed extends Pick<StoredFeed, 'name'> {
  /** Null where nothing of it is stored. */
  stored: StoredFeed | null
  /** Whether FEEDS names it. */
  isSet: boolean
}

const HEADS = ['Feed', 'In FEEDS', 'Homes', 'Last read', 'To review']

/** Feeds as a table for the terminal. Times are New Jersey's. */
export function feedTable(feeds: readonly ListedFeed[]): string {
  if (feeds.length === 0) return 'No feeds: FEEDS names none, and no feed has stored homes.'
  const rows = [HEADS, ...feeds.map(toCells)]
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

const toCells = ({ name, stored, isSet }: ListedFeed): string[] => [
  name,
  isSet ? 'yes' : 'no',
  formatCount(stored?.homes ?? 0),
  timeText(stored?.succeededAt ?? null),
  toLookAt(stored),
]

function toLookAt(stored: StoredFeed | null): string {
  const held = stored?.held ?? null
  if (held !== null) return `removals on hold: ${held}`
  const failures = stored?.failures ?? 0
  return failures === 0 ? '–' : `${failures} ${failures === 1 ? 'read' : 'reads'} in a row failed`
}

const timeText = (time: number | null): string =>
  time === null ? 'never' : formatSortableTime(newJerseyClock(new Date(time)))
