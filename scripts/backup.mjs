// npm run backup: copies the live edition's database, while it serves; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/back-up.ts', ...process.argv.slice(2)])
