import { expect, test } from 'vitest'
import { textsOf, visibleTexts, type FileTexts } from './visible-texts.ts'

const read = (source: string) => textsOf('page.tsx', source)

test('words of an element are one text with those of the elements within, and blanks for what is filled in', () => {
  expect(read('const a = <p className="Big red">Up to <b>{cost}</b> due at move-in</p>')).toEqual([
    'Up to … due at move-in',
  ])
})

test('labels, alt texts and sentences in code are texts; classes, paths, keys and queries are not', () => {
  const source = `
    import thing from 'Some place'
    const a = <input aria-label="Minimum price" className="No text" href="/Some path" />
    const b = \`Enter \${amount} or more.\`
    const c = sql\`SELECT id FROM listings\`
    const d = ['beds-min', 'Studio', 'Any price']
    type Kind = 'Not a text'`
  expect(read(source)).toEqual(['Minimum price', 'Enter … or more.', 'Studio', 'Any price'])
})

/** docs/writing.md, Habits to drop and The trade's words. */
const HABITS: readonly RegExp[] = [
  /\bstands\b|\bstood\b/i,
  /\bat hand\b/i,
  /\bmiddle (?:price|of the)\b/i,
  /\b(?:homes|none|one|home|Homes|To) to rent\b/,
  /\bcompute[ds]?\b|\bcomputing\b/i,
  /\bKind of home/,
  /\bthe State\b/,
  /\bwhoever\b|\bwhom\b/i,
  /\bsimply\b|\bplease note\b|\bin order to\b/i,
  /\bso that\b/i,
  /: Not provided\./,
  /\breckon/i,
  /\bbefore the keys\b/i,
  /\bsomebody\b|\beverybody\b|\banybody\b/i,
  /\ball that (?:is|was|we)\b/i,
  /\bnot any more\b|\bany more\b/i,
  // Two pairs that are no list: 'day and night', 'log and cedar houses'.
  /[a-z], (?!day and|log and)[a-z]+ and [a-z]+/,
]

test('no text has a habit that docs/writing.md drops', () => {
  const said = visibleTexts()
  expect(said.flatMap(({ texts }) => texts).length).toBeGreaterThan(3000)
  const habitual = ({ file, texts }: FileTexts) =>
    texts.filter((text) => HABITS.some((habit) => habit.test(text))).map((text) => `${file}: ${text}`)
  expect(said.flatMap(habitual)).toEqual([])
})
