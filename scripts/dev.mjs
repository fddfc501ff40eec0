// npm run dev: the live edition with hot reload.
import { becomePinned, ensureInstalled, runPinned } from './prepared.mjs'

ensureInstalled()
runPinned(['scripts/derive-media.ts'])
await becomePinned(['src/entry/node.ts', '--dev'], { NODE_ENV: 'development' })
