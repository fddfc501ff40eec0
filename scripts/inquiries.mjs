// npm run inquiries: what visitors have sent, and whether it was mailed; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/list-inquiries.ts', ...process.argv.slice(2)])
