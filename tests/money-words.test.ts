import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where the site speaks of money. The terms of service may say that nothing promises a loan. */
const SPEAKING = [
  'src/agent/**/*.ts',
  'src/content/*.ts',
  'src/content/public-figures/*.{ts,json}',
  'src/domain/money/*.ts',
  'src/features/**/*.{ts,tsx}',
  'src/routes/*.tsx',
  'src/ui/**/*.{ts,tsx}',
]
/** The patterns that find such promises in a model's sentence. */
const FORBIDDING = ['src/agent/claims/acts.ts', 'src/agent/claims/verdicts.ts']
/**
 * A lender decides, a bill depends on the assessment, and help that must be paid back on a sale is a loan. "Fair market rent" is
 * HUD's term for the benchmark.
 */
const NEVER =
  /you(’re| are| may)? (already )?(pre-?)?(qualif(y|ied)|eligible)|(?<!HUD-|NJHMFA-)\bapproved\b|today[’']s rate|best rate|free money|\bgrants?\b|fair price|(over|under)-?priced|no section 8|(?<!\bfair )market rents?\b|taxes are|mansion tax|you may cancel/i
const COMMENTS = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g

const saidIn = (file: string): string => readFileSync(file, 'utf8').replaceAll(COMMENTS, '')

test('no text about money promises what only a lender, an assessor or a market can say', () => {
  const files = globSync(SPEAKING, { exclude: ['**/*.test.*', 'src/content/loan-promises.ts', ...FORBIDDING] })
  expect(files.length).toBeGreaterThan(200)
  const said = files.flatMap((file) => {
    const found = NEVER.exec(saidIn(file))
    return found ? [`${file}: ${found[0]}`] : []
  })
  expect(said).toEqual([])
})

test.each([
  'You qualify for',
  'pre-approved and approved',
  'You are qualified',
  'underpriced',
  'at today’s rate',
  'a grant of',
  'Taxes are $9,000',
  'the market rent',
])('‘%s’ would be found', (text) => {
  expect(text).toMatch(NEVER)
})
