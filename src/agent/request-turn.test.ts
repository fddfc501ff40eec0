import { expect, test } from 'vitest'
import { fail, ok, unavailable } from '#domain/result.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { answer } from './conversation.ts'

test('a tour is booked step by step, corrected, read back with the consent, and sent only after a plain yes', async () => {
  const context = watchedContext()
  const { shown } = await talkThrough(
    [
      ['book a tour', /Which home do you mean/],
      ['homes in Essex County'],
      [
        'book a tour of the second one on Saturday at 10',
        /^Got it: Saturday, .*morning, at 10 AM\. A tour of Craftsman Bungalow.*What is your name/,
      ],
      ['my name is ana lopez', /email address/],
      ['ana at example', /didn’t catch that\. What is your email/],
      [
        'ana dot lopez at example dot com',
        /read that back/,
        /Saturday, November 28, in the morning, between 9 AM and 12 PM/,
        /Ana Lopez, ana\.lopez@example\.com/,
        /By sending this message, you agree/,
        /Should I send it\?$/,
      ],
      ['what are the taxes', /\$17,900.*Back to your request: Should I send/],
      ['is it a safe neighborhood?', /can’t judge how safe.*Back to your request: Should I send/],
      ['and the lot size?', /Lot size: .*Back to your request: Should I send/],
      ['no', /haven’t sent anything.*What should I change/],
      ['make it Sunday afternoon instead of Saturday', /Sunday, November 22, in the afternoon/],
      ['yes, but the first one', /a tour of Victorian/],
      ['my email is ana@example.com', /ana@example\.com/],
      ['at 8 PM', /no tours at 8 PM.*Morning, afternoon, or evening/],
      ['evening', /in the evening, between 4 PM and 7 PM/],
      ['mumble', /didn’t catch that\. Should I send/],
    ],
    context,
  ).then(async ({ talk }) => {
    expect(context.sent).toEqual([])
    return answer(talk, 'yes please', context)
  })
  expect(shown).toMatchObject([{ kind: 'inquiry-sent', listing: { id: 5 }, tour: true }])
  expect(context.sent).toMatchObject([
    {
      listingId: 5,
      inquiry: { name: 'Ana Lopez', email: 'ana@example.com', tour: { day: '2026-11-22', slot: 'evening' } },
    },
  ])
})

test('days without tours are refused, a second tour remembers the contact, and a cancel sends nothing', async () => {
  const context = watchedContext()
  await talkThrough(
    [
      ['homes in Sussex County'],
      ['book a tour of the first one', /What day works for you/],
      ['today', /from tomorrow through Wednesday, January 20.*What day/],
      ['March 3rd', /from tomorrow through/],
      ['in two weeks', /Morning, afternoon, or evening/],
      ['half past three', /What is your name/],
      ['Bob', /email/],
      ['bob@example.com', /Saturday, December 5, in the afternoon/],
      ['cancel', /haven’t sent anything|sent nothing/],
      ['yes', /What would you like to know/],
      ['can we visit it tomorrow afternoon', /read that back.*Sunday, November 22.*Bob, bob@example\.com/],
      ['never mind', /haven’t sent anything|sent nothing/],
      ['book a tour of the first one', /What day/],
      ['show me homes in Essex County', /3 homes in Essex County.*Back to your request: What day/],
      ['goodbye', /Goodbye/],
    ],
    context,
  )
  expect(context.sent).toEqual([])
})

test('a message has the visitor’s words; a failed send is kept and retried with the same key', async () => {
  const context = watchedContext()
  const opening = await talkThrough(
    [
      ['homes in Essex County'],
      ['send the agent a message about the first one', /A message about Victorian.*What should the message say/],
      ['Is the porch heated?', /What is your name/],
      ['it’s Bob Ray', /email/],
      ['bob@example.com', /“Is the porch heated\?”.*Should I send it/],
    ],
    context,
  )
  context.answerSending = fail(unavailable('down'))
  const failed = await answer(opening.talk, 'send it', context)
  expect(failed.say).toMatch(/can’t reach.*haven’t sent it yet\. Should I try again/)
  context.answerSending = ok({ answeredBy: null })
  const done = await answer(failed.talk, 'yes', context)
  expect(done.say).toMatch(/^Sent\./)
  expect(context.sent).toMatchObject([{ listingId: 5, inquiry: { message: 'Is the porch heated?', tour: null } }])
  const again = watchedContext()
  await answer(failed.talk, 'yes', again)
  expect(again.sent[0]!.key).toBe(context.sent[0]!.key)
})

test('a request keeps its parts: ordinals of homes are no dates, questions change nothing, each part can be corrected', async () => {
  const context = watchedContext()
  const { talk } = await talkThrough(
    [
      ['homes in Morris County'],
      ['book a tour', /^Which one do you mean\? 1: Lakeview House.*; 2: /],
      ['the first', /^A tour of Lakeview House.*What day works for you/],
      ['tomorrow', /Morning, afternoon, or evening/],
      ['after work', /What is your name/],
      ['my name’s Ann Lee', /email address/],
      ['which one is the cheapest?', /Back to your request: What is your email/],
      ['I don’t have an email', /replies by email.*\(201\) 555-0142/],
      ['call me instead', /^An agent will call you back\. What number/],
      ['undo', /email/],
      ['ann@example.com', /a tour of Lakeview House.*Sunday, November 22, in the evening.*Ann Lee/],
      ['the email is wrong', /What is your email/],
      ['ann@example.org', /ann@example\.org.*Should I send it/],
      ['change the day', /What day/],
      ['Tuesday', /Tuesday, November 24.*Should I send it/],
      ['cancel', /haven’t sent anything|sent nothing/],
      ['book a tour of the third', /^A tour of Stone Manor.*What day/],
      ['cancel'],
      ['send a message about the second one', /What should the message say/],
      ['How old is the dock?', /“How old is the dock\?”.*Should I send it/],
      ['change the message', /What should the message say/],
      ['it should say: Is the dock new?', /“Is the dock new\?”.*Should I send it/],
    ],
    context,
  )
  expect(context.sent).toEqual([])
  await answer(talk, 'yes', context)
  expect(context.sent).toMatchObject([
    { listingId: 1, inquiry: { message: 'Is the dock new?', email: 'ann@example.org' } },
  ])
})

test('a tour without a home keeps day and hour until a home is found, however it was asked for', async () => {
  for (const said of [
    'can i see a place sunday around two',
    'book me in for a showing on Sunday at 2',
    'we would like to look at something sunday afternoon',
  ]) {
    await talkThrough([
      [said, /Sunday, November 22, in the afternoon.*Which home/],
      ['anything, I don’t know', /an agent can call you back/],
      ['homes in Essex County', /3 homes.*Back to your request: Which home/],
      ['what are the taxes of the second one', /\$17,900.*Back to your request/],
      ['the third one then', /^A tour of Half-Timbered Tudor.*What is your name/],
      ['Jo Doe', /email/],
      ['jo@example.com', /a tour of Half-Timbered.*Sunday, November 22, in the afternoon/],
    ])
  }
})

test('a tour that no home of the search can be had for says why, and keeps its day', async () => {
  await talkThrough([
    ['homes in Hoboken under 100k', /found no homes/],
    ['can I see one on Tuesday morning', /Tuesday, November 24, in the morning.*Your search has no homes/],
    ['at any price', /1 home.*Back to your request: Which home/],
    ['yes, that one', /^A tour of Parlor-Floor Home.*What is your name/],
  ])
})

test('the hour that was named is kept, read back and sent; another part of the day drops it', async () => {
  const context = watchedContext()
  await talkThrough(
    [
      ['homes in Essex County'],
      ['can I see the second one on Saturday at half past ten', /^Got it: Saturday, .*, at 10:30 AM\. A tour of/],
      ['make it Sunday', /Sunday, November 22, in the morning, at 10:30 AM/],
      ['Ana Lopez', /email/],
      ['ana@example.com', /with the note “.* at 10:30 AM if possible\.”/],
      ['in the afternoon', /between 12 PM and 4 PM\. For/],
      ['at 4:15 pm', /if possible/],
      ['yes, send it', /^Sent/],
    ],
    context,
  )
  expect(context.sent[0]?.inquiry.message).toBe('I would like to see this home, at 4:15 PM if possible.')
})
