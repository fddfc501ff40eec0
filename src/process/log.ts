import { pino, stdTimeFunctions, type DestinationStream } from 'pino'
import type { Log } from '#ports/server/log.ts'
import { openLogOutput } from './log-output.ts'

/**
 * The log, one JSON object a line. On a terminal (`isTerminal`) only warnings and errors are written; elsewhere (a file, a
 * service manager, a container) every request is.
 */
export const createLog = (destination: DestinationStream, isTerminal: boolean): Log =>
  pino(
    {
      level: isTerminal ? 'warn' : 'info',
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )

/** A log on a file descriptor; after a stall of its reader one line says how many lines were lost. */
export function openLog(fd: number, isTerminal: boolean): { log: Log; dropped: () => number } {
  const output = openLogOutput(fd)
  const log = createLog(output, isTerminal)
  output.onFlowing((lost) => log.warn({ lost }, 'Log lines were dropped because nothing read them'))
  return { log, dropped: () => output.dropped() }
}

/** Sends console.error and console.warn to the log: libraries print there, such as the page renderer its errors. */
export function logConsole(log: Log): void {
  Object.assign(console, {
    error: (...parts: unknown[]) => write('error', parts),
    warn: (...parts: unknown[]) => write('warn', parts),
  })

  function write(level: 'error' | 'warn', parts: unknown[]): void {
    const error = parts.find((part) => part instanceof Error)
    const words = parts.filter((part) => part !== error).map(String)
    log[level](error ? { err: error } : {}, words.join(' ') || (error?.message ?? ''))
  }
}
