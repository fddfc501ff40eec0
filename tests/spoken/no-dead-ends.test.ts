import { expect, test } from 'vitest'
import { answer } from '#agent/conversation.ts'
import { NEW_TALK } from '#agent/talk.ts'
import { watchedContext } from '../voice/agent-context.ts'
import { isDeadEnd } from './conversations.ts'
import { readUtterances } from './utterances.ts'

test('whatever is said, the answer offers a next step', async () => {
  const context = watchedContext()
  const dead: [string, string][] = []
  // Every second sentence: the others are like them.
  for (const { said, before } of readUtterances('development.txt').filter((_, index) => index % 2 === 0)) {
    const done = await answer({ ...NEW_TALK, filters: before }, said, context)
    if (isDeadEnd(done)) dead.push([said, done.say])
  }
  expect(dead).toEqual([])
})
