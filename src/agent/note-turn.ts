import type { ListingSummary } from '#domain/listing/listing.ts'
import { NOTE_MAX_LENGTH } from '#domain/saved/favorite.ts'
import { turn, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/** Keeps the visitor's words with a home, which is saved for it; a note that stands there stays before them. */
export async function noteHome(input: TurnInput, home: ListingSummary): Promise<Turn> {
  const { favorites, phrases } = input.context
  const talk = { ...input.talk, home }
  const words = input.read.note ?? ''
  if (!favorites) return turn(talk, phrases.saving.noNotesHere(home.title))
  const saved = await favorites.list()
  if (!saved.ok) return turn(talk, phrases.answers.problem(saved.problem))
  const before = saved.value.find(({ listing }) => listing.id === home.id)?.note ?? null
  const added = before === null ? await favorites.add(home.id) : null
  if (added && !added.ok) return turn(talk, phrases.answers.problem(added.problem))
  const note = [before, words].filter(Boolean).join('\n').slice(0, NOTE_MAX_LENGTH).toWellFormed()
  const noted = await favorites.setNote(home.id, note)
  if (!noted.ok) return turn(talk, phrases.answers.problem(noted.problem))
  return turn(talk, phrases.saving.noted(home.title, words), {
    shown: [{ kind: 'listing', listing: home }],
    done: { kind: 'note', home, before },
  })
}
