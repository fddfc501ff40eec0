import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Two editions from one code base: `#edition` is the only difference the browser's code sees.
const edition = process.env['EDITION'] === 'sample' ? 'sample' : 'live'
const compose = edition === 'sample' ? 'sample' : 'live-browser'
const sampleShell = { spa: { enabled: true, prerender: { outputPath: '/index' } } }

export default defineConfig({
  base: process.env['BASE_PATH'] ?? '/',
  resolve: { alias: { '#edition': fileURLToPath(new URL(`./src/compose/${compose}.ts`, import.meta.url)) } },
  build: { outDir: edition === 'sample' ? 'dist-sample' : 'dist', assetsInlineLimit: 0 },
  plugins: [
    tailwindcss(),
    tanstackStart({
      server: { entry: './page-renderer.ts', build: { inlineCss: edition === 'live' } },
      // Development runs behind our own host (src/main.ts), like production.
      vite: { installDevServerMiddleware: false },
      ...(edition === 'sample' ? sampleShell : {}),
    }),
    react(),
  ],
})
