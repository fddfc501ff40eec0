import { expect, test } from 'vitest'
import { talkThrough } from '../../tests/voice/talk-through.ts'

test('what is near a town is asked first where it makes a difference', async () => {
  const asked = await talkThrough([
    [
      'homes near Montclair',
      /^Just Montclair, or Bloomfield, Cedar Grove, Glen Ridge, and \d more towns nearby too\?$/,
    ],
  ])
  expect(asked.shown).toMatchObject([
    { choices: [{ label: 'Just Montclair (1)', says: 'in Montclair' }, { label: 'Include nearby towns (2)' }] },
  ])
  const around = await talkThrough([
    ['homes near Montclair'],
    ['in Montclair and its neighbors', /^2 homes in \d towns/],
  ])
  expect(around.talk.filters.towns).toContain('Essex/Glen Ridge')
  await talkThrough([['homes in Montclair and neighboring towns', /^2 homes in \d towns/]])
  await talkThrough([['homes near Montclair'], ['the first', /^1 home in Montclair\.$/]])
  await talkThrough([['homes near Montclair under 800 thousand', /^I found no homes in 16 towns/]])
})
