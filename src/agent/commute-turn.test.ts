import { expect, test } from 'vitest'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { runTool } from './tool-registry.ts'

test('the way to work from a home is said with the date of the timetable', async () => {
  const { sources } = await talkThrough([
    ['how long is the train to New York', /^Which home is it about/],
    ['homes in Glen Ridge'],
    [
      'how long is the train to New York from this home?',
      /^44 minutes door to door to Penn Station: 8 min walk to Glen Ridge, then 36 min by train with no transfer, timetable of September 2026\.$/,
    ],
    [
      'how long does it take to get to Hoboken',
      /^37 minutes door to door to Hoboken: 8 min walk .*, timetable of September 2026\.$/,
    ],
    ['what station is near?', /^The nearest stations: 8 min walk to .*Glen Ridge; .*timetable of September 2026\.$/],
  ])
  expect(sources.map(({ href }) => href)).toContain('/how-we-compute')
})

test('way and ride that are said are those that are added up', async () => {
  const parts =
    /^About 28 minutes door to door to World Trade Center: 18 min walk to Hoboken, then about 10 min by PATH/
  await talkThrough([
    ['homes in Hoboken'],
    ['how long is the train to the World Trade Center from this home', parts],
    [
      'can I walk to the station',
      /: 15 min walk to 9th Street-Congress Street; 18 min walk to Hoboken; 20 min walk to/,
    ],
  ])
})

test('homes are searched by the way to work, which can be dropped again', async () => {
  const { talk } = await talkThrough([
    ['homes in Essex County near a train to New York', /within 15 minutes|15 minutes on foot.*New York Penn Station/s],
    ['an hour from Penn Station', /within 60 minutes of Penn Station by train/],
    ['sorted by commute', /shortest commute/],
  ])
  expect(talk.filters.train).toEqual({ to: 'new-york-penn', minutes: 60, walk: 15, lines: [] })
  const dropped = await talkThrough([['homes an hour from Penn Station'], ['drop the train']])
  expect(dropped.talk.filters.train).toEqual({ to: null, minutes: null, walk: null, lines: [] })
})

test('a place that no timetable knows is refused by name', async () => {
  const asked = await runTool('commute', { listing_id: 3, to: 'njt-nowhere' }, watchedContext())
  expect(asked).toMatchObject({ problem: { kind: 'invalid', fields: [{ field: 'to' }] } })
})
