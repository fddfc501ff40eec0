// npm start: the live edition; installs and builds what is missing or stale first.
import { becomePinned, ensureBuilt, ensureInstalled } from './prepared.mjs'

ensureInstalled()
ensureBuilt('live')
await becomePinned(['src/entry/node.ts'], { NODE_ENV: 'production' })
