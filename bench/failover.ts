// node bench/failover.ts: the built live edition on two nodes of PostgreSQL under Patroni, one the synchronous standby of the
// other, whose primary is killed under writes: first the server, then, with the other node as primary, the whole node.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startKilledServer } from '../tests/durability/killed-server.ts'
import { printTable } from './figures.ts'
import { HAS_PATRONI, startPatroni } from './patroni-cluster.ts'
import { countLost, startVisitors, type Outcome } from './site-visitors.ts'

/** Reading and writing before a kill and after it, ms. */
const [BEFORE, AFTER] = [5000, 30_000]

/** The longest time without an answer that served, from `since` on, s. */
function longestGap(outcomes: readonly Outcome[], kind: Outcome['kind'], since: number): string {
  const served = outcomes.filter((outcome) => outcome.kind === kind && outcome.status < 400 && outcome.status > 0)
  const ends = served.map(({ to }) => to).filter((to) => to >= since - 1000)
  ends.sort((a, b) => a - b)
  return (Math.max(...ends.slice(1).map((end, index) => end - ends[index]!)) / 1000).toFixed(1)
}

if (!HAS_PATRONI) throw new Error('This needs Patroni, etcd and PostgreSQL: apt install patroni etcd-server postgresql')
const folder = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const cluster = await startPatroni()
try {
  const env = {
    DATABASE_URL: cluster.url,
    DATABASE_READ_URL: cluster.url,
    SESSION_SECRET: 'x'.repeat(32),
    SAMPLE_DATA: 'on',
  }
  const site = await startKilledServer(folder, env)
  const visitors = startVisitors(site.url, { readers: 3, writers: 4, pauseMs: 50 })
  const rows = []
  for (const what of ['server', 'node'] as const) {
    await pause(BEFORE)
    const killed = (await cluster.primary())!
    const at = performance.now()
    const counted = visitors.outcomes.length
    killed.kill(what)
    await pause(AFTER)
    const meanwhile = visitors.outcomes.slice(counted)
    const failedReads = meanwhile.filter(({ kind, status }) => kind === 'read' && (status === 0 || status >= 500))
    for (const [failure, some] of Map.groupBy(failedReads, ({ path: where, status }) => `${status} ${where}`)) {
      console.info(`failed: ${failure}, ${some.length} times`)
    }
    rows.push({
      'primary killed': what === 'server' ? 'PostgreSQL' : 'PostgreSQL and Patroni',
      'writes away, s': longestGap(visitors.outcomes, 'write', at),
      'reads away, s': longestGap(visitors.outcomes, 'read', at),
      'failed reads': failedReads.length,
      reads: meanwhile.filter(({ kind }) => kind === 'read').length,
    })
    if (what === 'node') killed.start()
    await cluster.synchronous()
  }
  await visitors.stop()
  const primary = (await cluster.primary())!
  const kept = await countLost(`postgres://postgres:drill@127.0.0.1:${primary.port}/postgres`, visitors)
  await site.stop()
  printTable(
    `Failover by Patroni: ${kept.acknowledged} writes acknowledged, ${kept.lost} of them lost, ${kept.doubled} stored twice`,
    rows,
  )
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
