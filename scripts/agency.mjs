// npm run agency -- COMMAND: an agency's folder to fill in, its mistakes, its schema; and who works for the agency. Installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

const OF_PEOPLE = new Set(['invite', 'list', 'reset-two-step', 'remove', 'end-sessions'])

ensureInstalled()
const script = OF_PEOPLE.has(process.argv[2] ?? '') ? 'scripts/agency-people.ts' : 'scripts/agency-folder.ts'
await becomePinned([script, ...process.argv.slice(2)])
