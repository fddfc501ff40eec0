import { pino, stdTimeFunctions, type DestinationStream } from 'pino'
import type { Log } from '#ports/server/log.ts'

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
