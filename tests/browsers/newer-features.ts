import compatibility from '@mdn/browser-compat-data' with { type: 'json' }
import { parseSync, Visitor, type Expression } from 'oxc-parser'
import { SUPPORTED_SINCE, type SupportedBrowser } from '../../scripts/supported-browsers.ts'

// Reads what built scripts and style sheets use, and looks it up in MDN's compatibility data.

interface Support {
  version_added: string | false
  version_removed?: string
  prefix?: string
  alternative_name?: string
  flags?: unknown
}
type Supports = Partial<Record<string, Support | Support[]>>
type Entry = { __compat?: { support: Supports } } & { [name: string]: Entry }

const DATA = compatibility as unknown as {
  api: Entry
  javascript: { builtins: Entry }
  css: { properties: Entry; 'at-rules': Entry }
}

/** Whether a supported browser lacks a feature. Unknown features are the code's own. */
function isNewer(entry: Entry | undefined): boolean {
  const support = entry?.['__compat']?.support
  if (!support) return false
  return Object.entries(SUPPORTED_SINCE).some(
    ([browser, oldest]) => sinceOf(support, browser as SupportedBrowser) > oldest,
  )
}

function sinceOf(support: Supports, browser: SupportedBrowser): number {
  const plain = [support[browser] ?? []]
    .flat()
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed)
  return Math.min(...plain.map(({ version_added: since }) => (since ? Number(since.replace('≤', '')) : Infinity)))
}

const entryOf = (owner: Entry, name: string): Entry | undefined =>
  Object.hasOwn(owner, name) ? owner[name] : undefined
const globalOf = (name: string) => entryOf(DATA.javascript.builtins, name) ?? entryOf(DATA.api, name)

/** Methods of the language's own objects by name: newer where every object that has one is. */
const METHODS = new Map<string, Entry[]>()
for (const owner of Object.values(DATA.javascript.builtins))
  for (const [name, method] of Object.entries(owner))
    if (name !== '__compat' && !name.endsWith('_static')) METHODS.set(name, [...(METHODS.get(name) ?? []), method])

/**
 * Names of the language and the web that a script uses though a supported browser lacks them: `Promise.try`, `new URLPattern`,
 * `.union()`. A name that the same script asks for first (`'x' in y`, `typeof x`, `x?.()`, `if (y.x)`) is guarded.
 */
export function newerInScript(code: string): string[] {
  const found = new Map<string, string>()
  const guarded = new Set<string>()
  const guard = (asked: Expression) => namesIn(asked).forEach((name) => guarded.add(name))
  new Visitor({
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof') guard(argument)
    },
    BinaryExpression: ({ operator, left }) => {
      if (operator === 'in' && left.type === 'Literal') guarded.add(String(left.value))
    },
    IfStatement: ({ test }) => guard(test),
    ConditionalExpression: ({ test }) => guard(test),
    LogicalExpression: ({ left }) => guard(left),
    CallExpression: ({ callee, optional }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return
      const { name } = callee.property
      if (optional) guarded.add(name)
      const methods = METHODS.get(name)
      const owner = callee.object.type === 'Identifier' ? globalOf(callee.object.name) : undefined
      const own = owner && (entryOf(owner, `${name}_static`) ?? entryOf(owner, name))
      if (own) {
        if (isNewer(own)) found.set(`${namesIn(callee.object)[0]}.${name}`, name)
      } else if (methods?.every(isNewer)) found.set(`.${name}()`, name)
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && isNewer(globalOf(callee.name))) found.set(`new ${callee.name}`, callee.name)
    },
  }).visit(parseSync('script.js', code).program)
  return [...found].filter(([, name]) => !guarded.has(name)).map(([use]) => use)
}

/** The name an expression ends with: `b` of `a.b`. */
function namesIn(node: Expression): string[] {
  if (node.type === 'Identifier') return [node.name]
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? [node.property.name] : []
}

/** A line under words with its thickness in the shorthand: Safari before 26.2 drops the whole of it, prefixed or not. */
const THICK_LINE = /[{;]\s*text-decoration:[^;}]*\b(?:\d*\.?\d+(?:px|em)|from-font|var\()/

/** Properties, at-rules and one shorthand of a style sheet that a supported browser lacks. */
export function newerInStyles(css: string): string[] {
  const properties = [...css.matchAll(/[{;]\s*([a-z][a-z-]*):/g)].map(([, name]) => name!)
  const rules = [...css.matchAll(/@([a-z][a-z-]*)/g)].map(([, name]) => name!)
  return [
    ...new Set([
      ...properties.filter((name) => isNewer(entryOf(DATA.css.properties, name))),
      ...(THICK_LINE.test(css) ? ['text-decoration with a thickness'] : []),
      ...rules.filter((name) => isNewer(entryOf(DATA.css['at-rules'], name))).map((name) => `@${name}`),
    ]),
  ]
}
