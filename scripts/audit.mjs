// npm run audit: looks the locked packages up in lists of known vulnerabilities; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/audit-packages.ts', ...process.argv.slice(2)])
