// npm run restore: puts a backup in the place of the live edition's database; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/restore-backup.ts', ...process.argv.slice(2)])
