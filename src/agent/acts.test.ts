import { expect, test } from 'vitest'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { answer } from './conversation.ts'
import { NEW_TALK } from './talk.ts'

test('who wants a person gets the number and the hours, and may ask for a call without a home', async () => {
  const context = watchedContext()
  const { talk } = await talkThrough(
    [
      ['I want to talk to a real person', /\(201\) 555-0142, every day from 9 AM to 7 PM.*should an agent call you\?$/],
      ['yes please', /^An agent will call you back\. What is your name/],
      ['maria lopez', /What number should we call/],
      [
        'two oh one five five five oh one double nine',
        /we’ll call Maria Lopez at \(201\) 555-0199\. .*Should I send it/,
      ],
      [
        'maria at example dot com',
        /we’ll call Maria Lopez at \(201\) 555-0199, email maria@example\.com.*Should I send it/,
      ],
      ['Thursday afternoon', /on Thursday, November 26 in the afternoon/],
      ['my last name is O’Brien', /we’ll call Maria O’Brien at/],
      ['what is escrow', /Back to your request: Should I send the callback request/],
    ],
    context,
  )
  expect(context.sent).toEqual([])
  const sent = await answer(talk, 'yes', context)
  expect(sent.say).toMatch(/^Sent\. An agent will call you at \(201\) 555-0199\..*\?$/)
  expect(context.sent).toMatchObject([
    {
      listingId: null,
      inquiry: {
        name: 'Maria O’Brien',
        phone: '(201) 555-0199',
        message: 'Please call me back on Thursday, November 26 in the afternoon.',
        consent: '2026-11-24-callback',
      },
    },
  ])
})

test.each([
  ['can someone call me back', 'callback'],
  ['call me tomorrow at 10', 'callback'],
  ['give us a ring please', 'callback'],
  ['have an agent call me', 'callback'],
  ['agent please', 'person'],
  ['can I speak to a human', 'person'],
  ['what are your hours', 'person'],
  ['what’s your phone number', 'person'],
  ['contact the agent about the first one', 'inquiry'],
  ['are you a real person', 'help'],
])('%j asks for %j', (said, intent) => {
  const { grammar, places } = watchedContext()
  expect(grammar.understand(said, { filters: NEW_TALK.filters, places }).intent).toBe(intent)
})

test('a note is kept with the home, after what stood there, and is undone', async () => {
  const context = watchedContext()
  const noted = await talkThrough(
    [
      ['homes in Essex County'],
      ['note that the kitchen is small on the first one', /“The kitchen is small” to Victorian.*in your favorites/],
      ['add a note to it: near the park', /“Near the park”/],
    ],
    context,
  )
  expect(context.notes.get(5)).toBe('The kitchen is small\nNear the park')
  const once = await answer(noted.talk, 'undo', context)
  expect(context.notes.get(5)).toBe('The kitchen is small')
  await answer(once.talk, 'undo', context)
  expect(context.favored).toEqual([])
})

test('who asks for alerts is told where to choose emails', async () => {
  await talkThrough([
    ['homes in Essex County'],
    ['email me when there is a new one', /I saved this search.*For email alerts about new homes/],
  ])
})

test('contact details beside a request are read back, and a tour without homes leads on', async () => {
  const { talk, shown } = await talkThrough([
    ['my name is Rosa Diaz 973 555 0144', /^Thank you, Rosa Diaz\. I have \(973\) 555-0144/],
    ['book a tour', /Which home do you mean/],
    ['book a tour', /call you back without one/],
    ['yes', /we’ll call Rosa Diaz at \(973\) 555-0144\. .*Should I send it\?$/],
    ['it’s about selling my condo', /about selling my condo.*Should I send it\?$/],
    ['rosa at example dot com', /email rosa@example\.com.*Should I send it\?$/],
  ])
  expect(talk.request?.asking).toBe('yes')
  expect(shown).toContainEqual(expect.objectContaining({ kind: 'choices' }))
})
