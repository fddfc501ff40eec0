import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnNode, startSite, type SiteProcess } from './site-process.ts'

/** The live edition with the homes of a feed that its operator has imported; `folder` holds its agency's folder already. */
export async function startFeedSite(folder: string, records: readonly object[]): Promise<SiteProcess> {
  const feed = path.join(folder, 'feed.json')
  writeFileSync(feed, JSON.stringify({ value: records }))
  const importing = spawnNode(['scripts/import-feed.ts', feed], { DATA_DIR: folder })
  importing.stdout!.resume()
  const code = await new Promise((resolve) => importing.once('exit', resolve))
  if (code !== 0) throw new Error(`the import ended with ${String(code)}`)
  return startSite(['src/entry/node.ts'], { DATA_DIR: folder })
}
