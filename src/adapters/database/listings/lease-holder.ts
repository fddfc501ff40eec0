import { hash, randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Where process ids mean the same processes: this machine since its start, and on Linux the container, too. */
const HERE = hash('sha256', [hostname(), bootId(), pidNamespace()].join('\n'), 'base64url').slice(0, 16)

/** A lease of this process, unlike any other: where it runs, its id and a random part. */
export const newLease = (): string => `${HERE} ${process.pid} ${randomUUID()}`

/** Whether the process of a lease ran here and has ended. False where that can't be known: such a lease runs out. */
export function isAbandoned(lease: string): boolean {
  const [place, pid] = lease.split(' ')
  return place === HERE && !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function bootId(): string {
  return orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
}

function pidNamespace(): string {
  return orNothing(() => readlinkSync('/proc/self/ns/pid'))
}

/** Only Linux has these files. */
function orNothing(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
