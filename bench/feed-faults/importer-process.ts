// A process that runs imports as its parent asks, so that they can be killed in the middle without starting Node for each.
import { openWebApi } from '#adapters/reso/reso-web-api.ts'
import { InterruptedImport, runImport } from '#application/feed-import/import-run.ts'
import { openFeedStore } from '#compose/feed-import.ts'
import type { ImportOrder, ImportResult } from './importer.ts'

process.on('message', (order: ImportOrder) => {
  void run(order).then((result) => process.send!(result))
})

async function run({ origin, dataDir, isFull, acceptsRemovals, now }: ImportOrder): Promise<ImportResult> {
  const store = await openFeedStore({
    databaseUrl: null,
    dataDir,
    pictures: { rule: 'link', anyHost: false, bucket: null },
    feedsFile: null,
  })
  const source = 'mls'
  const feed = openWebApi({
    url: new URL(`${origin}/odata/Property`),
    credentials: {
      kind: 'oauth',
      clientId: 'id',
      clientSecret: 'secret',
      tokenUrl: new URL(`${origin}/token`),
      scope: null,
    },
    since: isFull ? null : await store.listings.lastModified(source),
    now: new Date(now),
    // Pauses are for servers; this one doesn't tire.
    deps: { fetch, wait: () => Promise.resolve(), now: () => new Date() },
    onProgress: () => {},
  })
  const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
  const removalLimit = { percent: 20, isLifted: acceptsRemovals }
  try {
    const options = { source, feed, store: store.listings, report, now: new Date(now), batchSize: 20, removalLimit }
    const { added, changed, removed } = await runImport(options)
    return { kind: 'finished', isComplete: feed.complete, writes: added + changed + removed }
  } catch (error) {
    if (error instanceof InterruptedImport) return { kind: 'broken off', message: error.message }
    throw error
  } finally {
    await store.close()
  }
}
