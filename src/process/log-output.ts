import { destination } from 'pino'

/** Lines kept while their reader is stalled, bytes; some thousand requests. */
const MAX_BUFFERED = 1024 * 1024
/** Attempts at exit to write to a reader that is stalled; one each 100 ms. */
const EXIT_ATTEMPTS = 5

/** Where the log's lines go. */
export interface LogOutput {
  write(line: string): void
  /** Lines lost since the start, because their reader was stalled. */
  dropped(): number
  /** Sets what is called with the number of lines just lost, once they flow again. */
  onFlowing(report: (lost: number) => void): void
}

/**
 * Writes to a file descriptor without ever waiting for its reader. What doesn't fit into the buffer is dropped and counted;
 * what is in it at exit, or at a crash, is written then.
 */
export function openLogOutput(fd: number): LogOutput {
  makeNonBlocking()
  let lost = 0
  let reported = 0
  let exitAttempts = Number.POSITIVE_INFINITY
  // Before pino's own exit handler, which would wait for a stalled reader for ever.
  process.once('exit', () => {
    exitAttempts = EXIT_ATTEMPTS
    flushAtExit(stream)
  })
  const stream = destination({
    fd,
    sync: false,
    maxLength: MAX_BUFFERED,
    retryEAGAIN: () => exitAttempts-- > 0,
  })
  stream.on('drop', () => lost++)
  // A full disk must not end the process; the lines stay in the buffer and are tried again with the next one.
  stream.on('error', () => {})
  return {
    write: (line) => void stream.write(line),
    dropped: () => lost,
    onFlowing: (report) =>
      stream.on('drain', () => {
        if (lost === reported) return
        const since = lost - reported
        reported = lost
        report(since)
      }),
  }
}

/**
 * Node makes a pipe non-blocking when it opens it as a stream. A write to a full pipe then fails and is tried again later;
 * otherwise it would hold a thread of Node's pool, and process.exit would wait for that thread.
 */
function makeNonBlocking(): void {
  void process.stdout
}

function flushAtExit(stream: ReturnType<typeof destination>): void {
  try {
    stream.flushSync()
  } catch {
    // The reader is still stalled: the lines are lost.
  }
  stream.flushSync = () => {}
}
