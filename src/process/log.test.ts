import { afterEach, expect, test } from 'vitest'
import { createLog, logConsole } from './log.ts'

const { error, warn } = console
afterEach(() => void Object.assign(console, { error, warn }))

test('console output becomes lines of the log, errors with their stacks', () => {
  const lines: string[] = []
  logConsole(createLog({ write: (line) => void lines.push(line) }, true))
  const { error, warn } = console
  error('Render error:', new TypeError('no home'))
  warn('slow', 3)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'Render error:',
      err: expect.objectContaining({
        type: 'TypeError',
        message: 'no home',
        stack: expect.stringContaining('log.test'),
      }),
    }),
    expect.objectContaining({ level: 'warn', msg: 'slow 3' }),
  ])
})
