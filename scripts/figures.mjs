// npm run figures: every public figure with date and source, and which are too old; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/list-figures.ts', ...process.argv.slice(2)])
