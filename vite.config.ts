import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

// Two editions from one code base: `#edition` is the only difference the browser's code sees.
const edition = process.env['EDITION'] === 'sample' ? 'sample' : 'live'
const compose = edition === 'sample' ? 'sample' : 'live-browser'
const sampleShell = { spa: { enabled: true, prerender: { outputPath: '/index' } } }

/** Scripts bring no preload lists (below), so what Vite puts around every `import()` has nothing to do: 0.6 kB of each page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

export default defineConfig({
  base: process.env['BASE_PATH'] ?? '/',
  resolve: {
    alias: {
      '#edition': fileURLToPath(new URL(`./src/compose/${compose}.ts`, import.meta.url)),
      // React has had the hook since 18; the router's store still asks for the stand-in.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: edition === 'sample' ? 'dist-sample' : 'dist',
    assetsInlineLimit: 0,
    // One style sheet for all pages (10 kB) and no preload lists inside the scripts: the server names each page's files.
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs of others' code, in one file: it compresses better and outlives our releases.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
                },
                // What every page needs of ours, for the same reason: alone, each file would be a chunk.
                {
                  name: 'frame',
                  test: /src\/domain\/(count|result|geo\/county|geo\/degrees|search\/filters|search\/filters-url|money\/money)\.ts|src\/ui\/listing\/home-facts|vite\/preload-helper|src\/content\/brand\.ts|src\/ui\/primitives\/toast\.ts|lucide\/.*\/(arrow-left|arrow-right)\.m?js/,
                },
                // What the search page and its address are read with, in small files too.
                {
                  name: 'search',
                  test: /src\/domain\/(search\/filters-from-url|search\/listing-params|search\/sort|geo\/town)\.ts|listings-queries|ui\/filters\/filter-text\.ts|features\/url-search\/|lucide\/.*\/layout-grid\./,
                },
                // A home's card with its heart, in small files that stand on most pages.
                {
                  name: 'card',
                  test: /src\/ui\/(listing|photo)\/|src\/features\/saved\/(heart|use-favorites|pending-toggles|favorites-queries|when-idle)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    plainImports,
    tailwindcss(),
    tanstackStart({
      server: { entry: './entry/renderer.ts' },
      client: { entry: './entry/browser.tsx' },
      start: { entry: './entry/start.ts' },
      router: { entry: './app/router.tsx', generatedRouteTree: './app/route-tree.gen.ts' },
      // Development runs behind our own host (src/entry/node.ts), like production.
      vite: { installDevServerMiddleware: false },
      ...(edition === 'sample' ? sampleShell : {}),
    }),
    react(),
  ],
})
