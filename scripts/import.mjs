// npm run import -- FILE-OR-URL: a RESO feed into the database; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
// As src/compose/feed-reader.ts runs it.
await becomePinned(['--max-semi-space-size=8', 'scripts/import-feed.ts', ...process.argv.slice(2)])
