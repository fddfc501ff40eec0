import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailText, paragraph } from './mail-text.ts'

test('both forms say the same', () => {
  const { text, html } = mailText([
    paragraph('Ana asks about a home.'),
    {
      kind: 'facts',
      facts: [
        ['Name', 'Ana'],
        ['Phone', '201'],
      ],
    },
    { kind: 'quote', text: 'Is the dock\nincluded?' },
    { kind: 'link', label: 'The home', url: 'https://homes.example.com/listings/1' },
  ])
  expect(text).toBe(
    'Ana asks about a home.\n\nName: Ana\nPhone: 201\n\n> Is the dock\n> included?\n\nThe home: https://homes.example.com/listings/1\n',
  )
  for (const words of ['Ana asks about a home.', '>Name</th><td>Ana<', 'Is the dock\nincluded?', 'The home</a>']) {
    expect(html).toContain(words)
  }
  expect(html).toContain('href="https://homes.example.com/listings/1"')
})

test('several links have a line about each', () => {
  const links = [{ label: 'A & B', url: 'https://homes.example.com/listings/2', about: '<$1> less' }]
  const { text, html } = mailText([{ kind: 'links', links }])
  expect(text).toBe('A & B\n<$1> less\nhttps://homes.example.com/listings/2\n')
  expect(html).toContain('<li><a href="https://homes.example.com/listings/2">A &#38; B</a><br>&#60;$1&#62; less</li>')
})

test('nothing that is written becomes markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/') }), (words) => {
      const plainTags = mailText([{ kind: 'quote', text: '' }]).html.match(/[<>"]/g)!.length
      expect(mailText([{ kind: 'quote', text: words }]).html.match(/[<>"]/g)!.length).toBe(plainTags)
    }),
  )
})
