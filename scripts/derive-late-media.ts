/**
 * node scripts/derive-late-media.ts FOLDER: started by a server whose build left pictures out. Derives them into the
 * server's folder: those it asks for by messages first, then the rest. Ends when all are there, or with the server.
 */
import { availableParallelism, constants, setPriority } from 'node:os'
import type { PictureFile } from '#content/picture-files.ts'
import type { LateFile } from '#ports/server/late-files.ts'
import { FILES_BY_NEED, provide } from './derived-media.ts'

const [, , target] = process.argv
if (target === undefined || !process.send)
  throw new Error('The server starts this program, with the path of its picture folder.')
const send = process.send.bind(process)

// The server's answers come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const asked: PictureFile[] = []
const rest = [...FILES_BY_NEED]
/** Files in work, so that none is derived twice. */
const inWork = new Map<string, Promise<void>>()
let workers = 0

process.on('disconnect', () => process.exit(0))
process.on('message', (name: string) => {
  asked.push(...FILES_BY_NEED.filter(({ file }) => file === name))
  work()
})
work()

function work(): void {
  while (workers < availableParallelism() && (asked.length > 0 || rest.length > 0)) {
    workers += 1
    void workOff()
  }
}

async function workOff(): Promise<void> {
  for (let next = asked.shift() ?? rest.shift(); next; next = asked.shift() ?? rest.shift()) await deriveOnce(next)
  workers -= 1
  if (workers === 0) process.disconnect?.()
}

function deriveOnce(file: PictureFile): Promise<void> {
  const working = inWork.get(file.file) ?? derive(file).finally(() => inWork.delete(file.file))
  inWork.set(file.file, working)
  return working
}

async function derive(file: PictureFile): Promise<void> {
  const problem = await provide(file, target).then(
    () => null,
    (error: Error) => error.message,
  )
  const answer: LateFile = { file: file.file, problem }
  // Not when the server has gone: its end is ours.
  if (process.connected) await new Promise((sent) => send(answer, sent))
}
