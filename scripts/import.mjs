// npm run import -- FILE-OR-URL: a RESO feed into the database; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/import-feed.ts', ...process.argv.slice(2)])
