import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori'
import type { SettingMistake } from '#domain/agency/settings-check.ts'
import type { AgencySettings } from '#domain/agency/settings.ts'

const oklch = converter('oklch')

/** The grounds of the pages (src/ui/app.css). */
const PAPER: Oklch = { mode: 'oklch', l: 0.985, c: 0.004, h: 85 }
const SAND: Oklch = { mode: 'oklch', l: 0.955, c: 0.012, h: 80 }
const WHITE = '#ffffff'
const GROUNDS = [
  ['paper', PAPER],
  ['sand', SAND],
  ['white', WHITE],
] as const

/** Contrast that a color needs on paper, on sand, and as a ground for white words (WCAG 2.2, 1.4.3). */
const LEAST = 4.5
/** Words in it are long. */
const LEAST_TEXT = 7
const NEEDED = { main: LEAST, good: LEAST, wrong: LEAST, text: LEAST_TEXT } as const

/** Colors with too little contrast, each with the nearest that would do. */
export function* colorMistakes({ colors = {} }: Pick<AgencySettings, 'colors'>): Iterable<SettingMistake> {
  for (const name of ['main', 'good', 'wrong', 'text'] as const) {
    const color = colors[name]
    const [least, needed] = [color === undefined ? Infinity : contrast(color), NEEDED[name]]
    if (color !== undefined && least < needed) {
      const found = GROUNDS.map(([ground, of]) => `${rounded(wcagContrast(color, of))}:1 on ${ground}`)
      const message = `is "${color}" with ${found.join(', ')}; it must have at least ${needed}:1 ("${nearestWith(color, needed)}" would do)`
      yield { path: ['colors', name], message }
    }
  }
}

/** The least contrast with the grounds. */
const contrast = (color: string | Oklch): number =>
  Math.min(...GROUNDS.map(([, ground]) => wcagContrast(color, ground)))

/** Downwards: what is too little must not look like enough. */
const rounded = (ratio: number): number => Math.floor(ratio * 10) / 10

/** The lightest shade of a color that has the contrast. */
function nearestWith(color: string, needed: number): string {
  const base = oklch(color)!
  for (let l = base.l; l > 0; l -= 0.005) {
    const shade = formatHex(clampChroma({ ...base, l }, 'oklch'))
    if (contrast(shade) >= needed) return shade
  }
  return '#000000'
}

/** A color's own lightness with this much added, and its chroma times `chroma`. */
function shade(color: string, lightness: number, chroma = 1): string {
  const { l, c, h = 0 } = oklch(color)!
  return formatHex(clampChroma({ mode: 'oklch', l: Math.max(0, l + lightness), c: c * chroma, h }, 'oklch'))
}

/** A color's hue at a fixed lightness and chroma. */
function tint(color: string, l: number, c: number): string {
  const { h = 0, c: own } = oklch(color)!
  return formatHex(clampChroma({ mode: 'oklch', l, c: Math.min(c, own), h }, 'oklch'))
}

/** The style sheet that puts an agency's colors in place of the product's; null where it gives none. */
export function styleSheetOf({ colors = {} }: Pick<AgencySettings, 'colors'>): string | null {
  const { main, text, accent, good, wrong } = colors
  const values = [
    ...(main === undefined
      ? []
      : [
          ['indigo', main],
          // The product's own steps from its main color.
          ['indigo-deep', shade(main, -0.09, 0.88)],
          ['indigo-wash', tint(main, 0.955, 0.022)],
        ]),
    ...(text === undefined ? [] : [['ink', text]]),
    ...(accent === undefined ? [] : [['brass', accent]]),
    ...(good === undefined ? [] : [['pine', good]]),
    ...(wrong === undefined ? [] : [['brick', wrong]]),
  ]
  if (values.length === 0) return null
  return `:root{${values.map(([name, value]) => `--color-${name}:${value}`).join(';')}}\n`
}
