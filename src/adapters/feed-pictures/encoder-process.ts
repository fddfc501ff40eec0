import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { ENCODERS } from '#content/picture-encoders.ts'
import { PICTURE_WIDTHS } from '#domain/listing/picture.ts'
import type { Encoding, PictureEncoder } from '#ports/server/picture-download.ts'
import type { EncodeAnswer, EncodeRequest } from './encoder-messages.ts'

const PROGRAM = fileURLToPath(new URL('./encoder-program.ts', import.meta.url))
/** Time for one picture, ms; the process is ended after it. */
const TIME_LIMIT = 120_000
/** Without work it ends after this time, ms: it holds some 80 MB. */
const IDLE_LIMIT = 60_000

/** Part of a copy's name: other settings give other files. */
const RECIPE = JSON.stringify([ENCODERS, PICTURE_WIDTHS])
/** Hex digits of a name: 128 bits. */
const NAME_LENGTH = 32

export interface EncoderOptions {
  program?: string
  timeLimit?: number
}

/**
 * Encodes pictures one after the other in a process of its own, of lower priority: a picture that crashes the decoder, fills
 * its memory or takes for ever ends that process alone. It starts with the first picture.
 */
export function pictureEncoder({ program = PROGRAM, timeLimit = TIME_LIMIT }: EncoderOptions = {}): PictureEncoder {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let id = 0

  const start = (): ChildProcess => {
    const started = fork(program, [], {
      // None of the site's secrets.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = null
    })
    return started
  }

  const encode = async (bytes: Buffer): Promise<Encoding> => {
    clearTimeout(idle)
    const running = (child ??= start())
    const encoding = await askOnce(running, { id: ++id, bytes }, timeLimit)
    idle = setTimeout(() => running.disconnect(), IDLE_LIMIT)
    idle.unref()
    return encoding
  }

  return {
    nameOf: (bytes) => createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, NAME_LENGTH),
    encode: (bytes) => {
      const encoding = last.then(() => encode(bytes))
      last = encoding
      return encoding
    },
    close: async () => {
      clearTimeout(idle)
      const running = child
      if (!running) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGKILL')
      await ended
    },
  }
}

/** Resolves to the answer, or to 'refused' where the process ends or takes too long over it. */
function askOnce(child: ChildProcess, request: EncodeRequest, timeLimit: number): Promise<Encoding> {
  return new Promise((resolve) => {
    const settle = (encoding: Encoding) => {
      clearTimeout(timer)
      child.off('message', hear).off('exit', ended).off('error', failed)
      resolve(encoding)
    }
    const hear = (answer: EncodeAnswer) => answer.id === request.id && settle(answer.encoding)
    const ended = (code: number | null) => settle(endedBy(code))
    const failed = (error: Error) => settle({ kind: 'failed', reason: `could not start the encoder: ${error.message}` })
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      settle({ kind: 'refused', reason: `takes more than ${timeLimit / 1000} seconds to read` })
    }, timeLimit)
    child.on('message', hear).once('exit', ended).once('error', failed)
    child.send(request, (error) => error && failed(error))
  })
}

/** An exit code: it could not run at all. A signal: the picture crashed it, or the server is ending. */
const endedBy = (code: number | null): Encoding => ({
  kind: 'failed',
  reason: `the encoder exited (${code ?? 'by a signal'})`,
})
