import { formatCount } from '#domain/count.ts'
import type { ReadProgress } from '#ports/server/listing-feed.ts'

/** Where progress is shown. */
export interface Screen {
  isTTY: boolean
  columns: number
  write(text: string): void
}

const BAR_WIDTH = 28
/** On a terminal: minimum time between two redraws of the bar, ms. */
const REDRAW_EVERY = 100
/** Elsewhere: share of the total between two lines. */
const LINE_EVERY = 0.1
/** Records between two lines if the total is unknown. */
const LINE_EVERY_RECORDS = 10_000

/** Shows the progress of a reading: a bar on a terminal, lines elsewhere. */
export class ProgressDisplay {
  readonly #screen: Screen
  readonly #now: () => number
  #drawnAt = Number.NEGATIVE_INFINITY
  #lineAt = ''
  #open = false

  /** @param now A clock in ms. */
  constructor(screen: Screen, now: () => number) {
    this.#screen = screen
    this.#now = now
  }

  show(progress: ReadProgress): void {
    if (this.#screen.isTTY) this.#draw(progress)
    else this.#writeLine(progress)
  }

  /** Removes the bar, so that other text can follow. */
  clear(): void {
    if (this.#open) this.#screen.write('\r\u001B[K')
    this.#open = false
  }

  #draw(progress: ReadProgress): void {
    const isDone = progress.done === progress.total
    if (!isDone && this.#now() - this.#drawnAt < REDRAW_EVERY) return
    this.#drawnAt = this.#now()
    this.#open = true
    this.#screen.write(`\r\u001B[K${progressText(progress, true).slice(0, this.#screen.columns - 1)}`)
  }

  #writeLine(progress: ReadProgress): void {
    const step = progress.total
      ? Math.floor(progress.done / progress.total / LINE_EVERY)
      : Math.floor(progress.done / LINE_EVERY_RECORDS)
    const at = `${progress.phase} ${step}`
    if (at === this.#lineAt) return
    this.#lineAt = at
    this.#screen.write(`${progressText(progress, false)}\n`)
  }
}

function progressText({ phase, done, total, unit }: ReadProgress, withBar: boolean): string {
  const name = phase === 'checking' ? 'Checking' : 'Importing'
  const amount = unit === 'bytes' ? `${(done / 1e6).toFixed(1)} MB` : `${formatCount(done)} records`
  if (!total) return `${name} ${amount}`
  const share = Math.min(1, done / total)
  const filled = Math.round(share * BAR_WIDTH)
  const bar = withBar ? `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ` : ''
  return `${name} ${bar}${String(Math.floor(share * 100)).padStart(3)} % ${amount}`
}
