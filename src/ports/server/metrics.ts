import type { FeedStanding } from './feed-standings.ts'

/** Groups of addresses that metrics are counted by; a class each address would be without bound. */
export type RouteClass = 'page' | 'api' | 'change' | 'file' | 'health'

/** Takes the times of requests and searches. */
export interface Metrics {
  /** `status` 499: the client left. `ms` from the request's arrival to its answer's headers, waiting included. */
  answered(route: RouteClass, status: number, ms: number): void
  searched(ms: number): void
  /** Everything in Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
}

/** What is read when metrics are asked for. */
export interface MetricSources {
  lanes: Readonly<Record<string, { depth: () => { running: number; waiting: number } }>>
  /** Requests refused for overload since the start. */
  refused: () => number
  /** Lines of the log lost since the start. */
  droppedLogLines: () => number
  operation: OperationFigures
  /** Public figures that are too old today: how many of each kind. */
  oldFigures: () => ReadonlyMap<string, number>
}

/** The database's figures for operators. All throw what the database throws. */
export interface OperationFigures {
  /** Mails that wait to be sent, and those given up. */
  outbox(): Promise<{ waiting: number; dead: number }>
  /** Each feed with the newest source time of its last finished import. */
  feeds(): Promise<{ source: string; modifiedUpTo: Date }[]>
  /** How the readings of each feed stand. */
  readings(): Promise<Pick<FeedStanding, 'source' | 'succeededAt' | 'failures' | 'held'>[]>
  /** Homes whose pictures are still to be copied; copies that are stored, and their bytes. */
  pictures(): Promise<{ waitingHomes: number; copies: number; bytes: number }>
}
