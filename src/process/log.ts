import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>

/**
 * Structured log, one JSON object a line. Where a person sits at the terminal only what went wrong is shown; everywhere
 * else (a file, a service manager, a container) every request is.
 */
export const createLog = (destination: DestinationStream, forPerson: boolean): Log =>
  pino(
    {
      level: forPerson ? 'warn' : 'info',
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )
