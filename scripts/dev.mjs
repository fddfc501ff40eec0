// npm run dev: the live edition with hot reload.
import { becomePinned, ensureInstalled } from './prepared.mjs'

ensureInstalled()
await becomePinned(['src/entry/node.ts', '--dev'], { NODE_ENV: 'development' })
