// npm run agency -- init|check|schema: an agency's folder to fill in, its mistakes, its schema. Installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/agency-folder.ts', ...process.argv.slice(2)])
