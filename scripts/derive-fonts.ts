import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromBuffer } from '@capsizecss/unpack'
/**
 * Derives the committed fonts of `public/fonts/` and `src/ui/fonts.css` from the Fontsource packages. Raise a font's
 * version with every change: the files are cached for ever by name.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const FONTS = new URL('../public/fonts/', import.meta.url)
const CSS = new URL('../src/ui/fonts.css', import.meta.url)

/** Basic Latin, Latin-1 and the typographic signs an English site writes; as ranges so that CSS can name them. */
const CHARACTERS: ReadonlyArray<readonly [first: number, last: number]> = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]

/** Kerning, ligatures, figures, accents; swashes and stylistic sets stay behind. (Fraunces has no tabular figures.) */
const FEATURES = ['kern', 'liga', 'calt', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk']

type Metrics = typeof georgia

interface Font {
  family: string
  /** Family of the metric-adjusted stand-ins that are shown until the font is there. */
  fallbackFamily: string
  file: string
  source: string
  /** Goes with the font, as the Open Font License asks. */
  license: string
  weights: { min: number; max: number }
  /** The other axes, pinned: a kept axis costs 10 to 15 kB. */
  pinned: Record<string, number>
  /** The weight whose widths the fallbacks imitate. */
  usualWeight: number
  /** Stand-ins with the names they go by; where a system has several, the last wins. */
  fallbacks: ReadonlyArray<{ metrics: Metrics; locals: readonly string[] }>
}

/** DejaVu's metrics with an average width of Latin text, from its version 2.37: Capsize's collection lacks the font of many Linux systems. */
const dejaVu = (base: Metrics, familyName: string, xWidthAvg: number): Metrics => ({
  ...base,
  familyName,
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg,
  subsets: { ...base.subsets, latin: { xWidthAvg } },
})
const dejaVuSans = dejaVu(arial, 'DejaVu Sans', 1041)
const dejaVuSerif = dejaVu(georgia, 'DejaVu Serif', 1058)

const fonts: Font[] = [
  {
    family: 'Fraunces Variable',
    fallbackFamily: 'Fraunces Fallback',
    file: 'fraunces-1.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    license: '@fontsource-variable/fraunces/LICENSE',
    weights: { min: 480, max: 600 },
    // Between the sturdy text cut (9) and the sharp poster cut (144): card prices at 20 px, titles up to 68 px.
    pinned: { opsz: 72, SOFT: 100, WONK: 0 },
    usualWeight: 540,
    fallbacks: [
      { metrics: dejaVuSerif, locals: ['DejaVu Serif'] },
      { metrics: notoSerif, locals: ['Noto Serif'] },
      { metrics: timesNewRoman, locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'] },
      { metrics: georgia, locals: ['Georgia', 'Gelasio'] },
    ],
  },
  {
    family: 'Instrument Sans Variable',
    fallbackFamily: 'Instrument Sans Fallback',
    file: 'instrument-sans-1.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    license: '@fontsource-variable/instrument-sans/LICENSE',
    weights: { min: 400, max: 700 },
    pinned: { wdth: 100 },
    usualWeight: 400,
    fallbacks: [
      { metrics: dejaVuSans, locals: ['DejaVu Sans'] },
      { metrics: roboto, locals: ['Roboto'] },
      { metrics: arial, locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'] },
    ],
  },
]

const text = CHARACTERS.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset)),
).join('')

const hex = (point: number) => point.toString(16).toUpperCase()
const unicodeRange = CHARACTERS.map(([first, last]) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
).join(', ')

function fontFace({ family, file, weights }: Font): string {
  return `@font-face {
  font-family: '${family}';
  src: url('/fonts/${file}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: swap;
  unicode-range: ${unicodeRange};
}`
}

/** Stand-ins with the font's own line height and average width; formula and letter frequencies are Capsize's. */
function fallbackFaces(font: Font, metrics: Awaited<ReturnType<typeof fromBuffer>>): string[] {
  return font.fallbacks.map((fallback) => {
    const { fontFaces } = createFontStack([metrics, fallback.metrics], { fontFaceFormat: 'styleObject' })
    const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]!['@font-face']
    return `@font-face {
  font-family: '${font.fallbackFamily}';
  src: ${fallback.locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${sizeAdjust ?? '100%'};
  ascent-override: ${ascentOverride ?? 'normal'};
  descent-override: ${descentOverride ?? 'normal'};
  line-gap-override: ${lineGapOverride ?? 'normal'};
}`
  })
}

const require = createRequire(import.meta.url)
const rules: string[] = []
mkdirSync(FONTS, { recursive: true })
for (const font of fonts) {
  const original = readFileSync(require.resolve(font.source))
  const { pinned, weights } = font
  const options = { noHinting: true, keepFeatures: FEATURES }
  const subset = await subsetFont(original, text, {
    ...options,
    targetFormat: 'woff2',
    variationAxes: { ...pinned, wght: weights },
  })
  writeFileSync(new URL(font.file, FONTS), subset)
  copyFileSync(require.resolve(font.license), new URL(font.file.replace('.woff2', '-license.txt'), FONTS))
  const usual = await subsetFont(original, text, {
    ...options,
    targetFormat: 'sfnt',
    variationAxes: { ...pinned, wght: font.usualWeight },
  })
  rules.push(fontFace(font), ...fallbackFaces(font, await fromBuffer(usual)))
  console.log(`${font.file}: ${(subset.length / 1024).toFixed(1)} KiB`)
}
writeFileSync(CSS, `/* Generated by scripts/derive-fonts.ts: do not edit. */\n\n${rules.join('\n\n')}\n`)
