import type { Reading } from '../reading.ts'
import type { Topic } from '../topic.ts'
import type { SpokenContext, Understanding } from '../understanding.ts'
import { actIn, asksForCall, endsWithPerson, noteIn } from './act-words.ts'
import { endsWithGoodbye, isGoodbye, isPause } from './goodbyes.ts'
import { readHomesSaid } from './home-references.ts'
import { readCourtesy, readTopic } from './intents.ts'
import { readSearch, type TopicReaders } from './read-search.ts'

/**
 * What a spoken or typed English sentence asks for. Deterministic and never throws. Filters that are not mentioned stay as
 * they are, unless the sentence starts a new search.
 */
export function understand(said: string, context: SpokenContext): Understanding {
  return readSearch(said, context, TALK)
}

/** What the talk reads beside a search. */
const TALK: TopicReaders = {
  homes: readHomesSaid,
  topic: readTopic,
  courtesy: readCourtesy,
  act(text, reading, topic) {
    const note = noteIn(text)
    if (note) return { intent: 'note', note: note.words }
    const intent = actIn(text) ?? (isComplaint(reading, topic) && endsWithPerson(text) ? 'person' : null)
    if (intent === null && isComplaint(reading, topic) && asksForCall(text)) return { intent: 'callback', note: null }
    if (intent === null && isLeaving(text, reading, topic)) return { intent: 'stop', note: null }
    return intent && { intent, note: null }
  },
}

const isLeaving = (text: string, reading: Reading, topic: Topic): boolean =>
  isPause(text) || isGoodbye(text) || (isCourtesy(reading, topic) && endsWithGoodbye(text))

const isCourtesy = ({ parts }: Reading, { intent }: Topic): boolean => parts.length === 0 && intent === null

const isComplaint = ({ parts }: Reading, { intent }: Topic): boolean =>
  parts.length === 0 && (intent === null || intent === 'inquiry')
