import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { PLACES } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { inEnglish } from './english.ts'
import { NEW_TALK } from './talk.ts'
import { understandInTalk } from './understand-in-talk.ts'

const labels = (shown: readonly Shown[]) =>
  shown.flatMap((one) => (one.kind === 'choices' ? one.choices.map(({ label }) => label) : []))

test('an answer about a home offers what else can be asked, and not the same again', async () => {
  const taxes = await talkThrough([['homes in Essex County'], ['what are the taxes of the first one']])
  expect(labels(taxes.shown)).toEqual(['Monthly cost', 'Nearest station', 'Similar homes'])
  const month = await talkThrough([['homes in Essex County'], ['what does the first one cost a month']])
  expect(labels(month.shown)).toEqual(['Nearest station', 'Similar homes', 'Book a tour'])
  const rental = await talkThrough([['rentals in Hoboken'], ['are pets allowed there']])
  expect(labels(rental.shown)[0]).toBe('Move-in cost')
})

test.each([
  ['month', 'monthly-cost'],
  ['moveIn', 'move-in-cost'],
  ['station', 'commute'],
  ['similar', 'similar'],
  ['tour', 'tour'],
] as const)('the button %s asks for it', (step, intent) => {
  const { says } = inEnglish(SAMPLE_AGENCY).phrases.references.homeNext[step]
  const read = understandInTalk(NEW_TALK, says, { grammar: inEnglish(SAMPLE_AGENCY).grammar, places: PLACES })
  expect(read.intent).toBe(intent)
})
