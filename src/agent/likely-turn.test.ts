import { describe, expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import type { Language } from '#domain/voice/language.ts'
import { likelyRequests } from '#language/likely-requests.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { answer } from './conversation.ts'
import { loadLanguage } from './talk-language.ts'
import { NEW_TALK } from './talk.ts'
import { understandInTalk } from './understand-in-talk.ts'

describe.each<Language>(['en', 'es'])('likely requests in %s', (language) => {
  test('each is understood when it is pressed', async () => {
    const context = { ...watchedContext(), ...(await loadLanguage(language, SAMPLE_AGENCY)) }
    const { talk } = await answer(
      { ...NEW_TALK, language },
      language === 'en' ? 'homes in Essex' : 'casas en Essex',
      context,
    )
    const intents = context.grammar.likelyRequests.map(({ says }) => [
      says,
      understandInTalk(talk, says, context).intent,
    ])
    expect(intents.filter(([, intent]) => intent === 'unknown')).toEqual([])
  })
})

test('a sentence that points to one request is answered by it, and says so', async () => {
  const turn = await talkThrough([['i am so lost and overwhelmed where does the process even begin', /./]])
  expect(turn.talk.total).toBeNull()
  expect(turn.say).not.toMatch(/didn’t understand/)
})

test('acts are offered, never done on a guess, and a person always is', async () => {
  const { grammar } = watchedContext()
  expect(likelyRequests('alerts emails updates', grammar.likelyRequests, false)[0]).toMatchObject({
    request: { acts: true },
  })
  const context = watchedContext()
  const turn = await answer(NEW_TALK, 'updates and emails and alerts', context)
  expect(context.saved).toEqual([])
  expect(turn.shown.at(-1)).toMatchObject({ kind: 'choices' })
})

test('what points nowhere is not guessed', () => {
  const { grammar } = watchedContext()
  for (const said of ['', 'the purple elephant', 'do you can the of']) {
    expect(likelyRequests(said, grammar.likelyRequests, true)).toEqual([])
  }
})
