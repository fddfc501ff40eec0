// npm run import: a feed's listings into the database; installs what is missing first.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
becomePinned(['scripts/import-feed.ts', ...process.argv.slice(2)])
