import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURE_FILES } from '#content/picture-files.ts'
import type { LateFile, LateFiles } from '#ports/server/late-files.ts'
import type { Log } from '#ports/server/log.ts'

const PREFIX = '/media/'

export interface PictureProcessOptions {
  /** Where the site's files are; the pictures are in its subfolder `media`. */
  folder: string
  /** The program that derives into the folder it is given: the files asked for by messages first, then the rest. */
  program: string
  log: Pick<Log, 'info' | 'error'>
}

export interface DerivedPictures extends LateFiles {
  /** Derives what is missing in a process of low priority. */
  start(): void
  close(): Promise<void>
}

/** Our own pictures that a build left out, derived by a process of their own while the site serves. */
export function derivedPictures({ folder, program, log }: PictureProcessOptions): DerivedPictures {
  const media = join(folder, PREFIX)
  const isThere = (file: string) => existsSync(join(media, file))
  const late = new Set(PICTURE_FILES.map(({ file }) => file).filter((file) => !isThere(file)))
  /** Files asked for, until the answer is there. */
  const asked = new Map<string, PromiseWithResolvers<boolean>>()
  let running: ChildProcess | null = null

  const settle = (file: string, made: boolean) => {
    asked.get(file)?.resolve(made)
    asked.delete(file)
  }
  const hear = ({ file, problem }: LateFile) => {
    if (problem !== null) log.error({ file, problem }, 'Could not derive a picture')
    settle(file, problem === null)
  }
  const process = (): ChildProcess => {
    if (running) return running
    const child = fork(program, [media], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] })
    child.on('message', hear)
    child.on('error', (error) => log.error({ err: error }, 'The process that derives pictures failed'))
    child.on('exit', () => {
      running = null
      for (const file of asked.keys()) settle(file, isThere(file))
    })
    running = child
    return child
  }
  const ask = (file: string): Promise<boolean> => {
    const known = asked.get(file)
    if (known) return known.promise
    const answer = Promise.withResolvers<boolean>()
    asked.set(file, answer)
    process().send(file, (error) => error && settle(file, isThere(file)))
    return answer.promise
  }

  return {
    has: (pathname) => pathname.startsWith(PREFIX) && late.has(pathname.slice(PREFIX.length)),
    make: async (pathname) => {
      const file = pathname.slice(PREFIX.length)
      return isThere(file) || ask(file)
    },
    start: () => {
      if (late.size === 0) return
      log.info({ files: late.size }, 'Deriving the pictures that the build left out')
      process()
    },
    close: async () => {
      if (!running) return
      const ended = new Promise((resolve) => running!.once('exit', resolve))
      running.kill()
      await ended
    },
  }
}
