// npm run bench: every benchmark, one table each.
import { findBrowser } from './find-browsers.mjs'
import { ensureBuilt, ensureInstalled, ensurePictures, runPinned } from './prepared.mjs'

ensureInstalled()
ensureBuilt('live')
ensurePictures('live')
const CHROMIUM = findBrowser('CHROMIUM')
if (CHROMIUM === null) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM.')
for (const bench of [
  'search',
  'cost-equality',
  'commute-equality',
  'search-during-import',
  'feed-import',
  'map',
  'place-search',
  'spoken',
  'spoken-answer',
  'model-sentences',
  'server-rendering',
  'overload',
  'page-weight',
  'inquiries',
  'inbox',
  'write-lock',
  'durability',
  'sign-in-flood',
])
  runPinned([`bench/${bench}.ts`], { CHROMIUM, NODE_ENV: 'production' })
