import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { currentBuild } from '#process/build-folder.ts'
import { SUPPORTED_SINCE } from '../../scripts/supported-browsers.ts'
import { newerInScript, newerInStyles } from './newer-features.ts'

/** Methods of our own objects, and of libraries', that are called like newer ones of the language. */
const NAMESAKES = new Set(
  ['use', 'take', 'error', 'resize', 'toArray', 'pause', 'difference', 'move', 'drop'].map((name) => `.${name}()`),
)

/** Without these a page looks or moves a little plainer, and everything on it works. */
const ENHANCEMENTS = new Set([
  'accent-color',
  'backdrop-filter',
  'forced-color-adjust',
  'print-color-adjust',
  'resize',
  'text-size-adjust',
  'scrollbar-color',
  'scrollbar-gutter',
  'scrollbar-width',
  'overflow-anchor',
  'content-visibility',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'animation-range',
  'animation-timeline',
  '@starting-style',
  // A field keeps its first height; text is selected with what is beside it; printed pages have the printer's margins.
  'field-sizing',
  'user-select',
  '@page',
  // Tailwind sets the properties itself where they can't be registered.
  '@property',
  'zoom',
])

const NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
  samsunginternet_android: 'Samsung Internet',
} as const

const built = ['dist', 'dist-sample'].map((dist) => {
  const build = currentBuild(dist, 'npm run build')
  return { dist, build: build.ok ? build.value : null }
})

test.for(built.filter(({ build }) => build !== null))(
  'what is built in $dist uses nothing that a supported browser lacks',
  ({ build }) => {
    const folder = path.join(build!, 'client', 'assets')
    const found = readdirSync(folder).flatMap((file) => {
      if (!/\.(js|css)$/.test(file)) return []
      const text = readFileSync(path.join(folder, file), 'utf8')
      const uses = file.endsWith('.js') ? newerInScript(text) : newerInStyles(text)
      return uses.filter((use) => !NAMESAKES.has(use) && !ENHANCEMENTS.has(use)).map((use) => `${use} in ${file}`)
    })
    expect(found).toEqual([])
  },
)

test('a newer name is found, and is not where a script asks for it first', () => {
  expect(newerInScript('const a = URL.parse(b); Promise.try(a); c.union(d); new URLPattern(e)')).toEqual([
    'URL.parse',
    'Promise.try',
    '.union()',
    'new URLPattern',
  ])
  expect(newerInScript('if ("parse" in URL) URL.parse(b); a.at(-1); Promise.all(b); c.union?.(d)')).toEqual([])
  expect(newerInStyles('a{color:red;interest-delay:1s}@view-transition{navigation:auto}')).toContain('interest-delay')
  expect(newerInStyles('a{text-decoration:underline dotted 1px var(--ink)}')).toContain(
    'text-decoration with a thickness',
  )
  expect(newerInStyles('a{text-decoration:underline dotted;text-decoration-thickness:1px}')).toEqual([])
})

test('README names the versions', () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const [browser, version] of Object.entries(SUPPORTED_SINCE))
    expect(readme).toContain(`| ${NAMES[browser as keyof typeof NAMES]} | ${version} |`)
})
