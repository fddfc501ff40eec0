import { hash } from 'node:crypto'
import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const OFF = 'service-worker-off.js'

/**
 * Builds the service worker into a built folder, named after the files in it, and the one that removes it. Where `isOn` is
 * false the latter takes its place: a static site has no server that could choose.
 */
export async function buildWorker(client: string, isOn: boolean): Promise<void> {
  const files = readdirSync(join(client, 'assets')).toSorted().join(' ')
  await bundle(client, 'service-worker', 'service-worker.js', hash('sha256', files, 'hex').slice(0, 12))
  await bundle(client, 'switched-off', OFF, 'off')
  if (!isOn) copyFileSync(join(client, OFF), join(client, 'service-worker.js'))
}

const bundle = (client: string, source: string, file: string, version: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(version) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `src/worker/${source}.ts`,
        // Pages read the beginning of the file (src/compose/browser-offline.ts).
        output: { format: 'iife', entryFileNames: file, postBanner: version === 'off' ? '/* switched off */' : '' },
      },
    },
  })
