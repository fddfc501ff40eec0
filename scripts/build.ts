// node scripts/build.ts live|sample: pictures, the bundle, and the compressed copies of its text files.
import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { createBuilder } from 'vite'

const edition = process.argv[2] === 'sample' ? 'sample' : 'live'
const client = edition === 'sample' ? 'dist-sample/client' : 'dist/client'
process.env['EDITION'] = edition
process.env['NODE_ENV'] = 'production'

execFileSync(process.execPath, ['scripts/derive-media.ts'], { stdio: 'inherit' })
const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
// Static hosts answer an unknown address with this page; the router in it then shows the right one.
if (edition === 'sample') copyFileSync(`${client}/index.html`, `${client}/404.html`)
execFileSync(process.execPath, ['scripts/precompress.ts', client], { stdio: 'inherit' })
// The prerender of the sample shell leaves its preview server behind.
process.exit(0)
