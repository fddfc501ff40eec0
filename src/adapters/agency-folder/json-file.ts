import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'
import type { SettingPath } from '#domain/agency/settings-check.ts'

/** JSON with comments, and where each of its entries is. */
export interface JsonFile {
  value: unknown
  /** The line of an entry, from 1; for one that isn't there, of what should hold it. */
  lineOf: (path: SettingPath) => number
}

export interface JsonMistake {
  line: number
  message: string
}

/** Words for what the parser found. */
const WORDS: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'needs a name in double quotes here',
  ValueExpected: 'needs a value here',
  ColonExpected: 'needs a colon after the name',
  CommaExpected: 'needs a comma before this',
  CloseBraceExpected: 'needs a closing }',
  CloseBracketExpected: 'needs a closing ]',
  EndOfFileExpected: 'ends here; take out what follows',
  InvalidSymbol: 'has text that isn’t JSON; put text in double quotes',
  UnexpectedEndOfString: 'has text with no closing quote',
  UnexpectedEndOfComment: 'has a comment with no end',
  InvalidNumberFormat: 'has an invalid number',
  InvalidCharacter: 'has a character that must be written as \\n, \\t or \\u…',
  InvalidEscapeCharacter: 'has a \\ before a character that needs none',
  InvalidUnicode: 'has a \\u without four digits',
}

/** Reads JSON in which comments and a comma after the last entry may be. */
export function readJson(text: string): JsonFile | JsonMistake[] {
  const errors: ParseError[] = []
  const lines = lineFinder(text)
  const root = parseTree(text, errors, { allowTrailingComma: true })
  if (text.trim() === '') return [{ line: 1, message: 'is empty; `npm run agency -- init` writes one to fill in' }]
  if (errors.length > 0 || root === undefined) return errors.slice(0, 5).map((error) => wrongSyntax(error, lines))
  if (root.type !== 'object') return [{ line: lines(root.offset), message: 'must be an object in { }' }]
  const twice = doubledKeys(root, lines)
  return twice.length > 0 ? twice : { value: getNodeValue(root), lineOf: (path) => lineAt(root, path, lines) }
}

const wrongSyntax = ({ error, offset }: ParseError, lines: (offset: number) => number): JsonMistake => {
  const code = printParseErrorCode(error)
  return { line: lines(offset), message: WORDS[code] ?? `is not JSON (${code})` }
}

/** Of two entries with one name the last would count silently; one named __proto__ would be none. */
function doubledKeys(node: Node, lines: (offset: number) => number): JsonMistake[] {
  const below = (node.children ?? []).flatMap((child) => doubledKeys(child, lines))
  if (node.type !== 'object') return below
  const keys = (node.children ?? []).flatMap(({ children }) => children?.slice(0, 1) ?? [])
  const own = keys.flatMap(({ value, offset }, index) => {
    if (value === '__proto__')
      return [{ line: lines(offset), message: 'has "__proto__", which isn’t an entry; remove it' }]
    const isSecond = keys.findIndex((other) => other.value === value) < index
    return isSecond ? [{ line: lines(offset), message: `has "${String(value)}" twice; keep one of them` }] : []
  })
  return [...own, ...below]
}

function lineAt(root: Node, path: SettingPath, lines: (offset: number) => number): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return lines((node.parent?.type === 'property' ? node.parent : node).offset)
  }
  return lines(root.offset)
}

function lineFinder(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length
}
