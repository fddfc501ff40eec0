import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Two editions from one code base: `#edition` is the only difference the browser's code sees.
const edition = process.env['EDITION'] === 'sample' ? 'sample' : 'live'
const compose = edition === 'sample' ? 'sample' : 'live-browser'
const sampleShell = { spa: { enabled: true, prerender: { outputPath: '/index' } } }

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
                // The words of the trade that every page uses, for the same reason: alone, each file would be a chunk.
                {
                  name: 'words',
                  test: /src\/domain\/(count|county|degrees|filters|filters-url|money|result)\.ts|src\/ui\/listing\/home-facts|vite\/preload-helper/,
                },
                // A home's card with its heart, in small files that stand on most pages.
                {
                  name: 'card',
                  test: /src\/ui\/(listing|photo)\/|src\/ui\/saved\/(heart|use-favorites|favorite-wishes|favorites-queries|first-idle)|src\/ui\/primitives\/toast\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      server: { entry: './page-renderer.ts' },
      // Development runs behind our own host (src/main.ts), like production.
      vite: { installDevServerMiddleware: false },
      ...(edition === 'sample' ? sampleShell : {}),
    }),
    react(),
  ],
})
