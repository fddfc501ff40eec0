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

test('what a message goes on with and the help of a command are texts; classes are not', () => {
  const source = `
    const a = fail(field, 'is missing; set both or neither, or leave it out')
    const b = \`Usage: npm run thing -- FILE\`
    const c = buttonClass('flex is-open gap-3 items-center md:mt-2')`
  expect(read(source)).toEqual(['is missing; set both or neither, or leave it out', 'Usage: npm run thing -- FILE'])
})

test('patterns and lists of words that the assistant looks for are not texts', () => {
  const source = `
    const a = phrase(\`\${FOR} (?:a|the) (?:walk|ride)\`)
    const b = 'no nope nah wrong incorrect it is not so never say that again'
    const c = 'There’s no filter for this.'`
  expect(read(source)).toEqual(['There’s no filter for this.'])
})

test('mails, command messages and the API description are among the texts', () => {
  const files = visibleTexts().map(({ file }) => file)
  for (const file of [
    'src/content/account-mails.ts',
    'src/application/inquiries/inquiry-mails.ts',
    'src/http/api/openapi-parameters.ts',
    'src/language/en/trains.ts',
    'src/language/es/trains.ts',
    'src/agent/tools/search-listings.ts',
    'src/process/config.ts',
    'src/worker/offline-page.ts',
    'src/content/legal/privacy.ts',
    'scripts/import-feed.ts',
    'scripts/list-inquiries.ts',
  ])
    expect(files).toContain(file)
})

/** docs/writing.md, Habits to drop and The trade's words. */
const HABITS: readonly RegExp[] = [
  /\bstands\b|\bstood\b/i,
  /\bat hand\b/i,
  /\bmiddle (?:price|of the)\b/i,
  /\b(?:homes|none|one|home|Homes|To) to rent\b/,
  /(?<!how-we-)\bcompute[ds]?\b|\bcomputing\b/i,
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
  /(?<!There )\bis no (?:figure|setting|field|plausible|JSON|archive|feed|town|address|date|entry|file|list|number|project|text)\b/,
  /\bone after the other\b|\bbesides\b(?! the down payment)/i,
  /\b(?:be|is|was) at once\b|\bat once,/i,
  /\bgiven up\b|\blets? \w+ go\b/i,
  /\b(?:could not|cannot) be (?:drawn|loaded|opened|reached|rendered|restored|saved|searched|sent|shown|written)\b/,
  /\bcan’t be shown (?:here|right now)\b/,
  /\b(?:is|are) not there\b|\bof 100\b|\ba day that has been\b/,
  /\bdoes not answer\b|\bdoesn’t answer\b/,
  /\bof the loan a year\b|\bworked? out\b/,
  // A name or a value in single quotes, but for OData, SQL, the CSP, and the specification's 'Start Voice Chat'.
  /(?<!\beq |\bVALUES \(|\bclicking )'(?!nonce-)[^' ]*[\p{L}…][^']*'(?!\p{L})/u,
  // Pairs that are no list, such as 'log and cedar houses'.
  /[a-z], (?!bedrooms and|day and|lakes and|log and)[a-z]+ and [a-z]+/,
]

test('no text has a habit that docs/writing.md drops', () => {
  const said = visibleTexts()
  expect(said.flatMap(({ texts }) => texts).length).toBeGreaterThan(7000)
  const habitual = ({ file, texts }: FileTexts) =>
    texts.filter((text) => HABITS.some((habit) => habit.test(text))).map((text) => `${file}: ${text}`)
  expect(said.flatMap(habitual)).toEqual([])
})

test('messages to an operator quote with straight marks', () => {
  const toOperators =
    /^(?:scripts|src\/(?:process|compose|domain\/agency|application\/(?:feed-import|figure-loading|timetable-import)|adapters\/(?:agency-folder|csv|database|feed-pictures|figure-files|gtfs|reso|simplyrets)))\//
  const curly = visibleTexts()
    .filter(({ file }) => toOperators.test(file))
    .flatMap(({ file, texts }) => texts.filter((text) => /[“”]/.test(text)).map((text) => `${file}: ${text}`))
  expect(curly).toEqual([])
})
