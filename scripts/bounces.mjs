// npm run bounces: stops email updates to addresses from which emails came back; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/note-bounces.ts', ...process.argv.slice(2)])
