// node --import: a process that tests have started ends when they do, whatever ended them. `starter` is the process to watch.
import { flushCompileCache } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const LOOK_EVERY_MS = 300
/** By then most have loaded what they run; many are killed later, and leave nothing to the next. */
const KEEP_COMPILED_AFTER_MS = 3000

if (isMainThread) {
  const starter = Number(new URL(import.meta.url).searchParams.get('starter'))
  setInterval(() => process.ppid !== starter && process.kill(process.pid, 'SIGTERM'), LOOK_EVERY_MS).unref()
  setTimeout(flushCompileCache, KEEP_COMPILED_AFTER_MS).unref()
}
