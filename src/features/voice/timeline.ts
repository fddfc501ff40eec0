import type { Shown, TranscriptLine } from '#domain/voice/conversation.ts'

/** What stands in the transcript: who said what, and what was found, in the order it came. */
export type TimelineEntry = { key: string } & ({ line: TranscriptLine } | { shown: Shown })

/** A long call keeps its last turns. */
export const MAX_ENTRIES = 200

/** A line joins at the end, or takes the place of its own earlier state; `call` tells the lines of two calls apart. */
export function withLine(timeline: readonly TimelineEntry[], line: TranscriptLine, call: number): TimelineEntry[] {
  const entry = { key: `${call}:${line.id}`, line }
  const place = timeline.findLastIndex(({ key }) => key === entry.key)
  return place < 0 ? bounded([...timeline, entry]) : timeline.with(place, entry)
}

export const withShown = (timeline: readonly TimelineEntry[], shown: Shown, key: string): TimelineEntry[] =>
  bounded([...timeline, { key, shown }])

/** Nothing more comes: what was being said is all there is of it. */
export const settled = (timeline: readonly TimelineEntry[]): TimelineEntry[] =>
  timeline.map((entry) =>
    'line' in entry && !entry.line.final ? { ...entry, line: { ...entry.line, final: true } } : entry,
  )

const bounded = (timeline: TimelineEntry[]): TimelineEntry[] => timeline.slice(-MAX_ENTRIES)
