// npm run import-gtfs -- ZIP [ZIP...]: the timetable anew from the operators' GTFS files; installs first what is missing.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['scripts/import-timetable.ts', ...process.argv.slice(2)])
