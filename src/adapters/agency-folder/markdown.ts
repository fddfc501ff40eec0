import type { Nodes, Parent, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { InlineText, TextBlock, TextPage, TextSection } from '#domain/agency/agency-texts.ts'
import { shown } from './mistake.ts'

export interface TextMistake {
  /** From 1. */
  line: number
  message: string
}

/** A text, or everything wrong in it. */
export type ReadText<T> = { value: T } | { mistakes: TextMistake[] }

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads a page: a head with `title` and `updated` between two lines of '---', then Markdown. A heading of the second level begins a
 * section; what stands before the first is the introduction. Of Markdown it becomes paragraphs, lists, quotes, headings, links and
 * emphasis and nothing else, so that a page can hold no markup of its own.
 */
export function readPage(text: string, today: string): ReadText<TextPage> {
  const { head, body, mistakes } = readHead(text.replace(/^\uFEFF/, ''), today)
  const tree = fromMarkdown(body)
  const wrong = [...mistakes, ...onceALine(markdownMistakes(tree.children))]
  if (wrong.length > 0) return { mistakes: wrong }
  const sections: TextSection[] = []
  const intro: RootContent[] = []
  const bodies: RootContent[][] = []
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 2) {
      const heading = plainText(node)
      sections.push({ id: freeId(heading, sections), heading, blocks: [] })
      bodies.push([])
    } else (bodies.at(-1) ?? intro).push(node)
  }
  return {
    value: {
      title: head.title!,
      updated: head.updated ?? null,
      intro: intro.flatMap(block),
      sections: sections.map((section, index) => ({ ...section, blocks: bodies[index]!.flatMap(block) })),
    },
  }
}

/** Reads a county's description: paragraphs of plain words. */
export function readDescription(text: string): ReadText<string> {
  const { children } = fromMarkdown(text.replace(/^\uFEFF/, ''))
  const mistakes = children.flatMap((node) =>
    node.type === 'paragraph' && node.children.every(({ type }) => type === 'text')
      ? []
      : [
          {
            line: lineOf(node),
            message: 'must be paragraphs of plain text, without headings, lists, links, or emphasis',
          },
        ],
  )
  if (children.length === 0) mistakes.push({ line: 1, message: 'is empty; write a description, or remove the file' })
  return mistakes.length > 0 ? { mistakes } : { value: children.map((node) => oneLine(plainText(node))).join(' ') }
}

interface Head {
  title?: string
  updated?: string
}

/** The body keeps its line numbers. */
function readHead(text: string, today: string): { head: Head; body: string; mistakes: TextMistake[] } {
  const found = HEAD.exec(text)
  if (!found) {
    const message = 'must begin with front matter: ---, "title: …", "updated: 2026-11-20", ---'
    return { head: {}, body: text, mistakes: [{ line: 1, message }] }
  }
  const head: Head = {}
  const mistakes: TextMistake[] = []
  for (const [index, line] of found[1]!.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? []
    if (name === 'title' && value) head.title = value
    else if (name === 'updated' && DAY.test(value!) && !Number.isNaN(Date.parse(value!)) && value! <= today)
      head.updated = value!
    else
      mistakes.push({
        line: index + 2,
        message: `has ${shown(line)} in its front matter; it must be "title: …" or "updated: 2026-11-20", a past date`,
      })
  }
  if (head.title === undefined && mistakes.length === 0)
    mistakes.push({
      line: 1,
      message: 'has no title in its front matter; write "title: …" between the two lines of ---',
    })
  const lines = found[0].split('\n').length - 1
  return { head, body: '\n'.repeat(lines) + text.slice(found[0].length), mistakes }
}

const REFUSED: Readonly<Record<string, string>> = {
  html: 'has HTML; write it in Markdown',
  image: 'has a picture; text pages can’t have pictures',
  imageReference: 'has a picture; text pages can’t have pictures',
  code: 'has a block of code; take the spaces before its lines, or the ```, away',
  inlineCode: 'has code between `…`; take the marks away',
}

/** A tag and its end are one mistake. */
const onceALine = (mistakes: TextMistake[]): TextMistake[] =>
  mistakes.filter(
    ({ line, message }, index) =>
      mistakes.findIndex((other) => other.line === line && other.message === message) === index,
  )

function markdownMistakes(nodes: readonly Nodes[]): TextMistake[] {
  return nodes.flatMap((node) => {
    const refused = REFUSED[node.type]
    if (refused !== undefined) return [{ line: lineOf(node), message: refused }]
    const below = 'children' in node ? markdownMistakes(node.children) : []
    if (node.type === 'linkReference' || node.type === 'definition')
      return [{ line: lineOf(node), message: 'has a link by reference; write [words](https://…)' }]
    if (node.type !== 'link' || isAllowed(node.url)) return below
    const message = `has the link [${plainText(node)}](${shown(node.url).slice(1, -1)}); it must lead to https:, mailto:, tel: or a page of this site`
    return [{ line: lineOf(node), message }, ...below]
  })
}

/** Whether a link may be followed: a path of this site, an anchor, or one of three schemes. */
function isAllowed(href: string): boolean {
  if (/[\s\\]/.test(href)) return false
  if (/^(\/(?!\/)|#)/.test(href)) return true
  return /^(https:|mailto:|tel:)/i.test(href) && URL.canParse(href)
}

function block(node: RootContent): TextBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', text: inline(node.children) }]
    case 'heading':
      return [{ kind: 'heading', text: inline(node.children) }]
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap(block) }]
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered === true,
          items: node.children.map(({ children }) => children.flatMap(block)),
        },
      ]
    default:
      return []
  }
}

const inline = (nodes: readonly PhrasingContent[]): InlineText[] =>
  nodes.flatMap((node): InlineText[] => {
    switch (node.type) {
      case 'text':
        return [oneLine(node.value)]
      case 'break':
        return [{ kind: 'break' }]
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, text: inline(node.children) }]
      case 'link':
        return [{ kind: 'link', href: node.url, text: inline(node.children) }]
      default:
        return []
    }
  })

/** A line's end within a paragraph is a space. */
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

const plainText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? (node as Parent).children.map(plainText).join('') : ''

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1

/** An anchor made of a heading: 'Fair housing' becomes 'fair-housing'. */
function freeId(heading: string, sections: readonly TextSection[]): string {
  const words = heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const base = words === '' ? 'section' : words
  const taken = new Set(sections.map(({ id }) => id))
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}
