import { test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { inSpanish } from './spanish.ts'

const NEEDS = /^Tell me your voucher size/

test.each([
  'does my voucher cover this home',
  'does my voucher cover the first one',
  'is it within my voucher',
  'will my section 8 voucher pay for this apartment',
  'can I use my voucher here',
  'would my voucher be enough for it',
  'how much of it would my voucher pay',
  'does section 8 cover this place',
])('%s: asks of the home in hand', async (said) => {
  await talkThrough([['rentals in Hoboken'], ['tell me about the first one'], [said, NEEDS]])
})

test('a voucher that is only told of counts like any income', async () => {
  await talkThrough([['rentals in Hoboken'], ['do they take section 8', /^All lawful income counts/]])
})

test.each(['¿mi vale cubre esta casa?', '¿alcanza mi voucher para este apartamento?'])(
  '%s: asks of the home in hand in Spanish',
  async (said) => {
    const context = { ...watchedContext(), ...inSpanish(SAMPLE_AGENCY) }
    await talkThrough(
      [['alquileres en Hoboken'], ['háblame de la primera'], [said, /^Dígame el tamaño de su vale/]],
      context,
    )
  },
)
