// node --import: a process that tests have started ends when they do, whatever ended them. `starter` is the process to watch.
import { isMainThread } from 'node:worker_threads'

const LOOK_EVERY_MS = 300

if (isMainThread) {
  const starter = Number(new URL(import.meta.url).searchParams.get('starter'))
  setInterval(() => process.ppid !== starter && process.kill(process.pid, 'SIGTERM'), LOOK_EVERY_MS).unref()
}
