import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { checkedChunkGroups, codeSplittingGroups } from './scripts/chunk-groups.ts'
import { retriedImports } from './scripts/retried-imports.ts'
import { BUILD_TARGET } from './scripts/supported-browsers.ts'
import { noticedPackages } from './scripts/third-party-notices.ts'

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
    // A folder of its own for each build (scripts/build.ts).
    outDir: process.env['BUILD_FOLDER'] ?? 'dist',
    assetsInlineLimit: 0,
    // One style sheet for all pages (10 kB) and no preload lists inside the scripts: the server names each page's files.
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        target: BUILD_TARGET,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: codeSplittingGroups },
          },
        },
      },
    },
  },
  plugins: [
    retriedImports,
    checkedChunkGroups,
    noticedPackages(process.env['BUILD_FOLDER'] ?? 'dist'),
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
