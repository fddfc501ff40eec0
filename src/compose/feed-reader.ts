import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/** What Node runs for an import. Listings are soon forgotten: a small space for new objects takes a fifth less memory, and no longer. */
const IMPORT_COMMAND = ['--max-semi-space-size=8', join(import.meta.dirname, '../../scripts/import-feed.ts')]
/** Time for the process to end after SIGTERM, ms. */
const ENDS_WITHIN = 10_000
/** What is kept of its complaints, characters from the end. */
const KEPT = 2000

/**
 * Imports a feed of the setting file in a process of its own, at a lower priority than the pages, if the feed is due. It ends
 * with this process: its standard input closes then.
 */
export function readFeedInProcess(feed: string, signal: AbortSignal): Promise<{ complaint: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...IMPORT_COMMAND, '--feed', feed, '--scheduled'], {
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let complaint = ''
    let killed: NodeJS.Timeout | undefined
    const stop = () => {
      child.kill('SIGTERM')
      killed = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN)
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-KEPT)
    })
    child.on('spawn', () => lowerPriority(child.pid!))
    child.on('error', (error) => end(error.message))
    child.on('close', () => end(complaint.trim()))
    const end = (text: string) => {
      clearTimeout(killed)
      signal.removeEventListener('abort', stop)
      resolve({ complaint: text })
    }
  })
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended, or the system doesn't let us.
  }
}
