import { ok, type Result } from '#domain/result.ts'
import type { AgentContext } from './agent-context.ts'
import { turn, type Done, type Step, type Talk, type Turn } from './talk.ts'

/** How many changes can be undone. */
const DEPTH = 10

/** The talk after an answer, with a step back to the talk before it if search, request or what is saved has changed. */
export function remembering(past: Talk, { talk, done }: Pick<Turn, 'talk' | 'done'>): Talk {
  const isTakenBack = talk.before !== past.before
  if (isTakenBack || (!done && isSame(past, talk))) return talk
  const step: Step = { talk: { ...past, before: [] }, done }
  return { ...talk, before: [...past.before, step].slice(-DEPTH) }
}

const isSame = (a: Talk, b: Talk): boolean =>
  a.request === b.request && a.total === b.total && JSON.stringify(searchOf(a)) === JSON.stringify(searchOf(b))

const searchOf = ({ filters, sort, offset, homes }: Talk) => [filters, sort, offset, homes.map(({ id }) => id)]

/** Takes back the last change: restores the talk and withdraws what was saved. What was sent stays sent, and is said so. */
export async function undo(talk: Talk, context: AgentContext): Promise<Turn> {
  const texts = context.phrases.undo
  const last = talk.before.at(-1)
  if (!last) return turn(talk, texts.nothing)
  const before = talk.before.slice(0, -1)
  if (last.done?.kind === 'sent') return turn({ ...talk, before }, texts.sent)
  const withdrawn = await withdraw(last.done, context)
  if (!withdrawn.ok) return turn(talk, context.phrases.answers.problem(withdrawn.problem))
  const { contact, terms, means, language } = talk
  const restored: Talk = {
    ...last.talk,
    contact: last.talk.request ? last.talk.contact : contact,
    terms,
    means,
    language,
    before,
  }
  return told(restored, talk, withdrawn.value, context)
}

/** What was withdrawn, in one sentence; '' where nothing was done. */
async function withdraw(
  done: Done | null,
  { favorites, savedSearches, phrases }: AgentContext,
): Promise<Result<string>> {
  const texts = phrases.undo
  if (done?.kind === 'favorite' && favorites) {
    const removed = await favorites.remove(done.home.id)
    return removed.ok ? ok(texts.unsaved(done.home.title)) : removed
  }
  if (done?.kind === 'favorites' && favorites) {
    const failed = (await Promise.all(done.homes.map(({ id }) => favorites.remove(id)))).find((one) => !one.ok)
    return failed && !failed.ok
      ? failed
      : ok(texts.unsaved(phrases.saving.titles(done.homes.map(({ title }) => title))))
  }
  if (done?.kind === 'unfavorite' && favorites) {
    const put = await favorites.putBack(done.home.id, done.removed)
    return put.ok ? ok(phrases.saving.favorite(done.home.title)) : put
  }
  if (done?.kind === 'note' && favorites) {
    const { home, before } = done
    const put = before === null ? await favorites.remove(home.id) : await favorites.setNote(home.id, before)
    return put.ok ? ok(texts.noteRemoved(home.title)) : put
  }
  if (done?.kind === 'saved-search' && savedSearches) {
    const removed = await savedSearches.remove(done.id)
    return removed.ok ? ok(texts.searchRemoved(done.name)) : removed
  }
  return ok('')
}

/** Says where the talk is again, and shows the homes if the search is another one. */
function told(restored: Talk, undone: Talk, withdrawn: string, { places, phrases }: AgentContext): Turn {
  const texts = phrases.undo
  const { request, total, filters, sort, homes } = restored
  if (withdrawn) return turn(restored, `${withdrawn} ${request ? phrases.request.openQuestion(request) : texts.next}`)
  if (request) return turn(restored, texts.toRequest(phrases.request.openQuestion(request)))
  if (undone.request) return turn(restored, texts.requestDropped)
  if (total === null) return turn(restored, texts.toStart)
  const say = total === 0 ? texts.toNone : texts.toSearch(phrases.found.countedHomes(total, filters, places))
  return turn(restored, say, { shown: [{ kind: 'search', filters, sort, total, listings: homes }] })
}
