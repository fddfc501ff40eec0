import { globSync, readFileSync } from 'node:fs'
import { parseSync, type ESTree } from 'vite'

/** The texts of one file, in the order in which it says them; '…' stands for what is filled in. */
export interface FileTexts {
  file: string
  texts: readonly string[]
}

/** Where texts are that a visitor, an agency or an operator reads, in the order of the extract. */
const SPEAKING = [
  'src/{app,routes}/**/*.tsx',
  'src/features/**/*.{ts,tsx}',
  'src/ui/**/*.{ts,tsx}',
  'src/content/**/*.ts',
  'src/content/public-figures/*.json',
  'src/worker/**/*.ts',
  'src/domain/**/*.ts',
  'src/application/**/*.ts',
  'src/agent/phrases/**/*.ts',
  'src/agent/{*,tools/*}.ts',
  'src/language/**/*.ts',
  'src/http/**/*.ts',
  'src/process/**/*.ts',
  'src/compose/**/*.ts',
  'src/entry/**/*.{ts,tsx}',
  'src/adapters/**/*.{ts,tsx}',
  'scripts/{agency,archive,audit,back,counts,import,list,load,manage,preview,restore,retried,start,serve,test-plan}*.{ts,mjs}',
]
const SILENT = ['**/*.test.*', '**/*.gen.*']

/** Attributes and calls whose strings nobody reads. */
const UNREAD_ATTRIBUTES =
  /^(?:class|className|id|href|to|src|srcSet|sizes|type|rel|role|style|d|viewBox|on[A-Z].*|data-.*|key|method|action|as|target|autoComplete|inputMode|pattern|fill|stroke.*)$/
const UNREAD_CALLS =
  /^(?:import|require|querySelector.*|matches|closest|getElementById|sql|raw|addEventListener|RegExp|matchMedia)$/

type Node = ESTree.Node & { [key: string]: unknown }

/** Every text of the product that somebody reads. */
export function visibleTexts(): FileTexts[] {
  return SPEAKING.flatMap((pattern) => globSync(pattern, { exclude: SILENT }).toSorted())
    .map((file) => ({ file, texts: file.endsWith('.json') ? figureTexts(file) : textsOf(file) }))
    .filter(({ texts }) => texts.length > 0)
}

/** Keys of the public figures whose strings a page or a log shows. */
const READ_KEYS = new Set(['asOf', 'condition', 'en', 'es', 'how', 'law', 'name', 'note', 'title', 'value', 'who'])

/** The texts of a table of public figures, each once. */
function figureTexts(file: string): string[] {
  const read: string[] = []
  JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    if (READ_KEYS.has(key) && typeof value === 'string' && /\p{Ll}/u.test(value)) read.push(value)
    return value
  })
  return [...new Set(read)]
}

/** The texts of a source file. */
export function textsOf(file: string, source = readFileSync(file, 'utf8')): string[] {
  const { program } = parseSync(file, source)
  const texts: string[] = []
  visit(program as unknown as Node, (text) => texts.push(text))
  return texts
}

function visit(node: Node, found: (text: string) => void): void {
  if (isUnread(node)) return
  const text = textAt(node)
  if (text !== null && isRead(node, text)) found(text)
  for (const child of childrenOf(node)) if (text === null || !isInline(node, child)) visit(child, found)
}

const isUnread = (node: Node): boolean =>
  node.type === 'ImportDeclaration' ||
  (node.type.startsWith('TS') &&
    !node.type.startsWith('TSAs') &&
    !node.type.startsWith('TSSat') &&
    !node.type.startsWith('TSNon')) ||
  (node.type === 'JSXAttribute' && UNREAD_ATTRIBUTES.test(String((node.name as unknown as Node).name))) ||
  (node.type === 'CallExpression' && UNREAD_CALLS.test(calledName(node.callee as unknown as Node))) ||
  node.type === 'TaggedTemplateExpression'

const calledName = (callee: Node): string => {
  const { name } = (callee.property ?? callee) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}

/** A node's text: a string, a template or the words directly in an element. */
function textAt(node: Node): string | null {
  switch (node.type as string) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
    case 'JSXElement':
    case 'JSXFragment':
      return hasWords(node) ? inlineText(node) : null
    default:
      return null
  }
}

const hasWords = (node: Node): boolean =>
  (node.children as Node[]).some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value))

/** An element's words with those of the elements within. */
function inlineText(node: Node): string {
  return (node.children as Node[])
    .map((child) => {
      if (child.type === 'JSXText') return child.value.replace(/\s*\n\s*/g, ' ')
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') return inlineText(child)
      const value = (child.expression as Node | undefined)?.value
      return typeof value === 'string' ? value : '…'
    })
    .join('')
    .trim()
}

const isInline = (parent: Node, child: Node): boolean => parent.type.startsWith('JSX') && child.type === 'JSXElement'

/** A sentence or a label, not a key, a class, a path or a query. */
const isRead = (node: Node, text: string): boolean =>
  node.type.startsWith('JSX')
    ? /\p{L}/u.test(text)
    : text.startsWith('Usage: ') || (!isHeard(text) && (isLabel(text) || isPartOfSentence(text)))

/** What sentences are searched for: a pattern or a list of words. */
const isHeard = (text: string): boolean => /\(\?|[\\|^]|^(?:…*[\p{Ll}'’]+ ){12}[^.,]*$/u.test(text)

const isLabel = (text: string): boolean =>
  /^[\p{Lu}‘“¿¡…$'"].*\p{Ll}/u.test(text) &&
  /[ .,:?!…]|^\p{Lu}\p{Ll}+$/u.test(text) &&
  !/[{}<>=]|;\S|^(?:BEGIN|CASE|PRAGMA|SELECT|DELETE|GET|POST|PUT)(?: \/| \w+[ (]|;)/u.test(text)

/** What a message goes on with: 'is missing; FEED_EVERY sets how often its feeds are read'. */
const isPartOfSentence = (text: string): boolean =>
  /^\p{Ll}[\p{L}\p{N} ’'",.;:?!()$%…“”‘/\n-]+$/u.test(text) &&
  text.split(' ').length > (/^(?:has|is(?! not$)|isn’t|must|needs) /.test(text) ? 1 : 3) &&
  /(?<![\p{L}-])(?:a|an|and|are|be|can|en|for|has|is|isn’t|it|la|no|not|of|or|que|the|to|was|with|you)(?![\p{L}-])/u.test(
    text,
  )

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
