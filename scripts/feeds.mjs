// npm run feeds: lists the listing feeds and takes one off the site; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/manage-feeds.ts', ...process.argv.slice(2)])
