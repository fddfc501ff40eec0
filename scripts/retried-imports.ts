import type { Plugin } from 'vite'

/**
 * How long a failure waits, ms. Firefox breaks off what a page that is being left has asked for: the router would take that for
 * an old build and reload, in place of the page that the visitor asked for. A page that is left runs no timers.
 */
const LEAVING_MS = 300

/**
 * Stands in for Vite's wrapper around every `import()`, which would handle preload lists (there are none: 0.6 kB of each page).
 * It runs with the first chunk; the wrapper itself is taken out of the chunks (0.2 kB of each page).
 */
const HELPER = `export const __vitePreload = (load) => load()
const failures = {}
globalThis.retriedImport = (path) => {
  const count = failures[path]
  return import(/* @vite-ignore */ count ? path + '?' + count : path).catch((error) => {
    failures[path] = (count ?? 0) + 1
    return new Promise((_, reject) => setTimeout(reject, ${LEAVING_MS}, error))
  })
}`

/** Vite's wrapper around one import, without another inside: alone, or around the names that are taken from the module. */
const WRAPPED = [
  /__vitePreload\(\(\) => ((?:(?!__vitePreload\()[^])*?), __VITE_PRELOAD__\)/g,
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await ((?:(?!__vitePreload\()[^])*?);\s*return \{[^}]*\};\s*\}, __VITE_PRELOAD__\)/g,
]

/** A chunk whose imports stand without Vite's wrapper, innermost first. */
function unwrapped(code: string): string {
  const shorter = WRAPPED.reduce((text, wrapper) => text.replaceAll(wrapper, '$1'), code)
  return shorter === code ? code : unwrapped(shorter)
}

/**
 * Makes every `import()` of the browser's code fetch again what could not be fetched the time before. A browser that keeps to the
 * HTML standard of before 2026 (https://github.com/whatwg/html/pull/10327), Chromium 150 among them, answers a second import of
 * the same address with the first failure, without a request: 'Try again' would fail until the page is reloaded. So the address
 * gets a number after each failure. All chunks stand in one folder, so that their paths mean the same to the helper.
 */
export const retriedImports: Plugin = {
  name: 'retried-imports',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => HELPER,
  },
  renderChunk: (code) => unwrapped(code).replaceAll(/\bimport\((?=["'`]\.\/)/g, 'retriedImport('),
}
