// A site on the data folder DATA_DIR in a process of its own: prints as JSON what it answers, and with FILL again while that
// file fills the disk, and once more when the site is ready without it.
import { rmSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { openLiveServer } from '#compose/live-server.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'
import { madeInquiry } from '../conformance/inquiry-gateway.ts'
import { testSite } from './test-site.ts'

const log = createLog({ write: () => {} }, false)
const { voice: _, ...live } = valueOrThrow(await openLiveServer(valueOrThrow(readConfig(process.env)), log))
const { ask } = testSite(live)

async function answers() {
  const ready = await ask('/readyz')
  const found = await ask('/api/listings?q=garden')
  const inquiry = { listingId: 1, key: crypto.randomUUID(), inquiry: madeInquiry({ message: 'x'.repeat(1000) }) }
  const sent = await ask('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  })
  const { detail = null } = (await ready.json()) as { detail?: string }
  return { ready: ready.status, why: detail, found: found.status, sent: sent.status }
}

function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(64 << 20))
  } catch {
    // What fits is written.
  }
}

const file = process.env['FILL']
const all = [await answers()]
if (file) {
  fill(file)
  all.push(await answers())
  rmSync(file)
  while (!(await ask('/readyz')).ok) await setImmediate()
  all.push(await answers())
}
console.info(JSON.stringify(all))
await live.close()
