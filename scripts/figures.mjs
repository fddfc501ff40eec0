// npm run figures: every public figure with date and source, and which are too old. npm run figures -- load FILE: what an official file
// changes. Installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
const [command, ...rest] = process.argv.slice(2)
await becomePinned(command === 'load' ? ['scripts/load-figures.ts', ...rest] : ['scripts/list-figures.ts'])
