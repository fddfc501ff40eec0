// npm run start:sample: the sample edition from a plain static server.
import { becomePinned, ensureBuilt, ensureInstalled } from './prepared.mjs'

ensureInstalled()
ensureBuilt('sample')
await becomePinned(['scripts/serve-sample.ts'], { NODE_ENV: 'production' })
