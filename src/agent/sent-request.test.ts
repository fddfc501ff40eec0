import { expect, test } from 'vitest'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'

const SENT = [
  ['homes in Essex County'],
  ['book a tour of the first on Tuesday at 2, my name is Jo Doe, jo@example.com', /Should I send it/],
  ['yes', /^Sent/],
] as const

test('a tour that was sent is told, and sent again with another day, hour or name, each read back', async () => {
  const context = watchedContext()
  await talkThrough(
    [
      ...SENT,
      [
        'when was my tour again',
        /^I sent this: a tour of Victorian.*Tuesday, November 24, in the afternoon, at 2 PM; Jo Doe/,
      ],
      ['actually make it Wednesday', /stays as it is.*Wednesday, November 25, in the afternoon.*Should I send it/],
      ['cancel', /haven’t sent anything|sent nothing/],
      ['oh and can you change it to five o’clock', /stays as it is.*Tuesday, November 24, in the evening/],
      ['no'],
      ['cancel'],
      ['it’s Joe with an e', /stays as it is.*For Joe Doe/],
      ['looks good, send it', /^Sent/],
    ],
    context,
  )
  expect(context.sent.map(({ inquiry }) => [inquiry.name, inquiry.tour?.day])).toEqual([
    ['Jo Doe', '2026-11-24'],
    ['Joe Doe', '2026-11-24'],
  ])
})

test('what was sent can’t be cancelled, and a search goes on', async () => {
  await talkThrough([
    ...SENT,
    ['please cancel my tour', /can’t take it back.*\(201\) 555-0142/],
    ['homes in Morris County', /3 homes/],
    ['cheaper instead', /Morris/],
  ])
})

test('a contact that was told is corrected where no request is open', async () => {
  await talkThrough([
    ['my name is ana lopez', /Ana Lopez/],
    ['no, anna with two n’s', /^Thank you, Anna Lopez/],
    ['it’s spelled L O P E S', /^Thank you, Anna Lopes/],
    ['ana@example.com', /ana@example\.com/],
    ['no, dot org', /ana@example\.org/],
  ])
})
