import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorMistakes, styleSheetOf } from './colors.ts'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}
const WHITE = '#ffffff'
/** oklch(0.955 0.012 80), the darkest ground, as a browser computes it. */
const SAND = '#f5efe7'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('a color passes only with 4.5:1 under white words and on sand', () => {
  fc.assert(
    fc.property(hex, (main) => {
      const passes = [...colorMistakes({ colors: { main } })].length === 0
      const least = Math.min(contrast(main, WHITE), contrast(main, SAND))
      // The grounds round to whole steps of a color.
      return Math.abs(least - 4.5) < 0.05 || passes === least >= 4.5
    }),
    { numRuns: 2000 },
  )
})

test('the color that is suggested would do', () => {
  fc.assert(
    fc.property(hex, fc.constantFrom('main', 'good', 'wrong', 'text'), (color, name) => {
      for (const { message } of colorMistakes({ colors: { [name]: color } })) {
        const suggested = /"(#[0-9a-f]{6})" would do/.exec(message)![1]!
        expect([...colorMistakes({ colors: { [name]: suggested } })]).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

test('without colors there is no style sheet; one color changes its own shades', () => {
  expect(styleSheetOf({})).toBeNull()
  expect(styleSheetOf({ colors: {} })).toBeNull()
  expect(styleSheetOf({ colors: { main: '#2f6f52' } })).toMatch(
    /^:root\{--color-indigo:#2f6f52;--color-indigo-deep:#[0-9a-f]{6};--color-indigo-wash:#[0-9a-f]{6}\}\n$/,
  )
  expect(styleSheetOf({ colors: { accent: '#c99d4e' } })).toBe(':root{--color-brass:#c99d4e}\n')
})
