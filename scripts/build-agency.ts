import tailwindcss from '@tailwindcss/vite'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type BuildOptions, type Rollup } from 'vite'
import { AGENCY_FILES, AGENCY_RENDERER } from '#http/agency/built-agency.ts'
import { BUILD_TARGET } from './supported-browsers.ts'
import { noticedPackages } from './third-party-notices.ts'

/** Where browsers find the files; names contain a hash, so that a file never changes. */
const FOLDER = 'agency-assets'

/**
 * Builds the pages of /agency into a built folder: one script and one sheet for browsers, and the renderer for the server. They are a build of
 * their own, so nothing of them is in the chunks that visitors load.
 */
export async function buildAgency(folder: string): Promise<void> {
  const client = join(folder, 'client')
  const server = join(folder, 'server')
  const files = await bundle(folder, client, {
    target: BUILD_TARGET,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { agency: 'src/entry/agency-browser.tsx', style: 'src/ui/agency.css' },
      output: {
        entryFileNames: `${FOLDER}/[name]-[hash].js`,
        chunkFileNames: `${FOLDER}/[name]-[hash].js`,
        assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
      },
    },
  })
  const named = (pattern: RegExp) => `/${files.find(({ fileName }) => pattern.test(fileName))!.fileName}`
  await bundle(folder, server, {
    ssr: 'src/entry/agency-renderer.tsx',
    rolldownOptions: { output: { entryFileNames: basename(AGENCY_RENDERER) } },
  })
  const addresses = { script: named(/\/agency-[^/]+\.js$/), style: named(/\/style-[^/]+\.css$/) }
  writeFileSync(join(folder, AGENCY_FILES), JSON.stringify(addresses))
}

async function bundle(folder: string, outDir: string, options: BuildOptions) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [noticedPackages(folder), tailwindcss()],
    build: { ...options, outDir, emptyOutDir: false, copyPublicDir: false },
  })
  return (Array.isArray(built) ? built : [built as Rollup.RollupOutput]).flatMap(({ output }) => output)
}
