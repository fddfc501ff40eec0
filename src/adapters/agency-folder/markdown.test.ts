import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InlineText, TextBlock } from '#domain/agency/agency-texts.ts'
import { readDescription, readPage } from './markdown.ts'

const HEAD = '---\ntitle: About us\nupdated: 2026-11-20\n---\n'
const pageOf = (body: string) => {
  const read = readPage(HEAD + body, '2026-11-24')
  if ('mistakes' in read) throw new Error(read.mistakes.map(({ message }) => message).join('\n'))
  return read.value
}

test('a page: title, date, introduction, and a section for each heading', () => {
  expect(
    pageOf('We are\nsmall.\n\n## Who we are\n\nNora, *since* 2011.\n\n## Who we are\n\n1. One\n2. **Two**\n'),
  ).toEqual({
    title: 'About us',
    updated: '2026-11-20',
    intro: [{ kind: 'paragraph', text: ['We are small.'] }],
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        blocks: [{ kind: 'paragraph', text: ['Nora, ', { kind: 'emphasis', text: ['since'] }, ' 2011.'] }],
      },
      {
        id: 'who-we-are-2',
        heading: 'Who we are',
        blocks: [
          {
            kind: 'list',
            ordered: true,
            items: [
              [{ kind: 'paragraph', text: ['One'] }],
              [{ kind: 'paragraph', text: [{ kind: 'strong', text: ['Two'] }] }],
            ],
          },
        ],
      },
    ],
  })
})

test('quotes, smaller headings, line breaks and links', () => {
  expect(pageOf('> Said\n\n### Small\n\na  \nb [us](/listings?beds=3) <mailto:a@b.example>\n').intro).toEqual([
    { kind: 'quote', blocks: [{ kind: 'paragraph', text: ['Said'] }] },
    { kind: 'heading', text: ['Small'] },
    {
      kind: 'paragraph',
      text: [
        'a',
        { kind: 'break' },
        'b ',
        { kind: 'link', href: '/listings?beds=3', text: ['us'] },
        ' ',
        { kind: 'link', href: 'mailto:a@b.example', text: ['mailto:a@b.example'] },
      ],
    },
  ])
})

test('a county’s description is its paragraphs as one', () => {
  expect(readDescription('Hills\nand lakes.\n\nTrains.\n')).toEqual({ value: 'Hills and lakes. Trains.' })
})

const linksOf = (blocks: readonly TextBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(linksOf)
    if (block.kind === 'people') return []
    return block.kind === 'quote' ? linksOf(block.blocks) : inlineLinks(block.text)
  })
const inlineLinks = (parts: readonly InlineText[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'break') return []
    return [...(part.kind === 'link' ? [part.href] : []), ...inlineLinks(part.text)]
  })

test('whatever is written, no link leads anywhere but to https, mailto, tel or this site', () => {
  const piece = fc.constantFrom(
    '[a](',
    ')',
    '<',
    '>',
    'javascript:',
    'JaVaScRiPt&#58;',
    'data:text/html,',
    'https://x.example',
    '//x',
    '\\',
    '/',
    '\n',
    '\n\n',
    '* ',
    '> ',
    '## ',
    '[a]: ',
    '![',
    '`',
    '&#x6A;',
    'vbscript:',
    'mailto:a@b.c',
    '<b>',
    'http://x',
    ' ',
    '%0a',
    '\t',
    'x',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const read = readPage(HEAD + pieces.join(''), '2026-11-24')
      if ('mistakes' in read) return read.mistakes.length > 0
      const blocks = [...read.value.intro, ...read.value.sections.flatMap((section) => section.blocks)]
      return linksOf(blocks).every((href) => /^(https:|mailto:|tel:|\/(?!\/)|#)/i.test(href) && !/[\s\\]/.test(href))
    }),
    { numRuns: 2000 },
  )
})
