import { test } from 'vitest'
import { talkThrough } from '../../tests/voice/talk-through.ts'

test('a home shown is asked about by its town, number or price, and no search is started', async () => {
  await talkThrough([
    ['homes in Essex County', /3 homes/],
    ['the one in Montclair, how many bathrooms does it have', /^Half-Timbered Tudor.*3\.5 bathrooms/],
    ['what about the glen ridge one', /^Victorian/],
    ['ok what about the cheaper one', /^Craftsman Bungalow/],
    ['how close is the maplewood one to the train', /13 min walk to Maplewood/],
    ['would they let us have the dog in number one', /^Victorian.*doesn’t mention “dogs\.”/],
    ['what are the taxes and how big is it', /\$23,100.*2,640 square feet/],
    ['which has the biggest yard', /Half-Timbered Tudor Revival has the biggest lot/],
  ])
})
