import type { Shown, TranscriptLine } from '#domain/voice/conversation.ts'

/** A transcript entry: a line of the conversation or a shown result, in order. */
export type TimelineEntry = { key: string } & ({ line: TranscriptLine } | { shown: Shown })

/** Most entries kept; older ones are dropped. */
export const MAX_ENTRIES = 200

/** Appends a line or replaces its earlier state; `call` separates the lines of two calls. */
export function withLine(timeline: readonly TimelineEntry[], line: TranscriptLine, call: number): TimelineEntry[] {
  const entry = { key: `${call}:${line.id}`, line }
  const index = timeline.findLastIndex(({ key }) => key === entry.key)
  return index < 0 ? bounded([...timeline, entry]) : timeline.with(index, entry)
}

export const withShown = (timeline: readonly TimelineEntry[], shown: Shown, key: string): TimelineEntry[] =>
  bounded([...timeline, { key, shown }])

/** The timeline after a call ended: unfinished lines become final. */
export const finalized = (timeline: readonly TimelineEntry[]): TimelineEntry[] =>
  timeline.map((entry) =>
    'line' in entry && !entry.line.final ? { ...entry, line: { ...entry.line, final: true } } : entry,
  )

const bounded = (timeline: TimelineEntry[]): TimelineEntry[] => timeline.slice(-MAX_ENTRIES)
