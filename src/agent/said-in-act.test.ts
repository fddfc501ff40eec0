import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { withoutNames } from './called-by-name.ts'
import { saidInAct, type SaidInAct } from './said-in-act.ts'
import { NEW_TALK, type Request } from './talk.ts'

const asking = (part: Request['asking']) => ({
  ...NEW_TALK,
  request: {
    kind: 'inquiry' as const,
    home: null,
    day: null,
    slot: null,
    at: null,
    message: '',
    asking: part,
    confirmation: null,
  },
})

test.each<[Request['asking'], string, SaidInAct]>([
  ['name', 'bye', 'end'],
  ['name', 'alright, later Maya', 'end'],
  ['phone', 'I’ll wait for the call. So long.', 'end'],
  ['email', 'no, forget it', 'cancel'],
  ['email', 'never mind, jo@example.com', 'detail'],
  ['name', 'No, wait, I think first. Thank you', 'later'],
  ['yes', 'let me sleep on it', 'later'],
  ['yes', 'Affirmative.', 'send'],
  ['yes', 'yep send it', 'send'],
  ['yes', 'no', 'declined'],
  ['yes', 'yes, but on Sunday', 'detail'],
  ['name', 'yep send it', 'early'],
  ['message', 'Yes.', 'early'],
  ['name', 'read me the whole thing back', 'about'],
  ['yes', 'what exactly goes out', 'about'],
  ['email', 'do I have to give my email', 'about'],
  ['message', 'homes in Hoboken', 'other'],
  ['message', 'call me back instead', 'call'],
  ['email', 'have them call me tomorrow', 'call'],
  ['yes', 'no, have somebody ring me first', 'call'],
  ['yes', 'yes, and call me', 'detail'],
  ['name', 'call me Bo', 'detail'],
  ['message', 'is the roof new?', 'detail'],
  ['message', 'I can come on weekends, later in the day', 'detail'],
  ['name', 'Ana Lopez', 'detail'],
])('while the %s is asked, “%s” is %s', (part, said, is) =>
  expect(saidInAct(asking(part), withoutNames(said, SAMPLE_AGENCY), watchedContext())).toBe(is),
)
