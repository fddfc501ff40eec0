import type { UpdateDesk } from '#application/updates/update-desk.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { FormName, SentForm } from '#domain/form/sent-form.ts'
import { readListingId } from '#domain/listing/listing-id.ts'
import { fail, type Problem, type Result } from '#domain/result.ts'
import {
  FavoriteNoteSchema,
  NOTE_MAX_LENGTH,
  RemovedFavoriteSchema,
  type RemovedFavorite,
} from '#domain/saved/favorite.ts'
import { NewAnswerSchema } from '#domain/saved/list-answers.ts'
import { checkSavedSearch } from '#domain/saved/saved-search-check.ts'
import { isSameSearch, type SavedSearch } from '#domain/saved/saved-search.ts'
import { SEARCH_NOT_SAVED } from '#domain/updates/update-choice-check.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import type { VisitorContext } from '../visitors/identify-visitor.ts'
import { listAnswering, NO_LISTING_ID } from '../visitors/list-answering.ts'
import { changeSaved } from '../visitors/saved-changes.ts'
import { requestUpdates } from '../visitors/update-requesting.ts'
import type { VisitorLimits } from '../visitors/visitor-limits.ts'
import { picked, samePage, type Fields, type FormAnswer } from './page-form.ts'

interface SavedItemFormsParts {
  savedItems: SavedItems
  updateDesk: UpdateDesk
  limits: VisitorLimits
}

/** What visitors save, note, share and answer, for browsers without scripts: what /api/favorites and its neighbors do. */
export function savedItemForms({ savedItems, updateDesk, limits }: SavedItemFormsParts) {
  const favorites = (c: VisitorContext) => savedItems.favorites(c.var.visitor.owner)
  const searches = (c: VisitorContext) => savedItems.savedSearches(c.var.visitor.owner)
  // The owner of a list answers on none.
  const received = (c: VisitorContext) => savedItems.listAnswers(c.var.visitor.owner, '')
  const answering = listAnswering({ savedItems, limits })
  const change = <T>(c: VisitorContext, work: () => Promise<Result<T>>) => changeSaved(c, limits, work)
  return {
    keep,
    drop,
    restore,
    writeNote,
    share,
    openAnswers,
    removeGuest,
    saveSearch,
    requestEmails,
    removeSearch,
    answerOnList,
    withdrawAnswers,
  }

  /** A heart: the home is saved, and the same page shows it again where the heart is. */
  async function keep(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const id = readListingId(fields['keep'] ?? '')
    const answer = await change(c, async () => (id === null ? fail(NO_LISTING_ID) : favorites(c).add(id)))
    return answer.ok
      ? { to: `${samePage(c)}#home-${id}` }
      : again('favorite', { act: 'keep', ...picked(fields, ['keep']) }, answer.problem)
  }

  async function drop(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const id = readListingId(fields['drop'] ?? '')
    const answer = await change(c, async () => (id === null ? fail(NO_LISTING_ID) : favorites(c).remove(id)))
    if (!answer.ok) return again('favorite', { act: 'drop', ...picked(fields, ['drop']) }, answer.problem)
    // Elsewhere the empty heart says so.
    if (c.req.path !== '/favorites') return { to: `${samePage(c)}#home-${id}` }
    return { to: samePage(c), says: said('favorite', { act: 'drop', ...undoOf(id!, answer.value) }) }
  }

  /** Undoes a removal. */
  async function restore(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const id = readListingId(fields['restore'] ?? '')
    const ahead = (fields['ahead'] ?? '').split(' ').filter(Boolean).map(Number)
    const removed = checkFields(RemovedFavoriteSchema, { ...picked(fields, ['dateAdded', 'note']), ahead })
    const answer = await change(c, async () =>
      id === null ? fail(NO_LISTING_ID) : removed.ok ? favorites(c).putBack(id, removed.value) : removed,
    )
    return answer.ok ? { to: `${samePage(c)}#home-${id}` } : again('favorite', { act: 'restore' }, answer.problem)
  }

  async function writeNote(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const id = readListingId(fields['note-on'] ?? '')
    const checked = checkFields(FavoriteNoteSchema, picked(fields, ['note']))
    const answer = await change(c, async () =>
      id === null ? fail(NO_LISTING_ID) : checked.ok ? favorites(c).setNote(id, checked.value.note) : checked,
    )
    const values = picked(fields, ['note-on', 'note'])
    if (!answer.ok) return again('note', values, answer.problem)
    return { to: `${samePage(c)}#home-${id}`, says: said('note', picked(fields, ['note-on'])) }
  }

  /** Shares the list by a link, or no longer. */
  async function share(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const act = fields['share'] === 'stop' ? 'stop' : 'share'
    const answer = await change<unknown>(c, () => (act === 'stop' ? favorites(c).unshare() : favorites(c).share()))
    return answer.ok ? { to: '/favorites', says: said('sharing', { act }) } : again('sharing', { act }, answer.problem)
  }

  /** Lets people with the link answer, or no longer. */
  async function openAnswers(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const act = fields['answers'] === 'open' ? 'open' : 'close'
    const answer = await change(c, () => received(c).setOpen(act === 'open'))
    return answer.ok ? { to: '/favorites', says: said('sharing', { act }) } : again('sharing', { act }, answer.problem)
  }

  async function removeGuest(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const act = 'remove-guest'
    const answer = await change(c, () => received(c).removeGuest(fields['remove-guest'] ?? ''))
    return answer.ok ? { to: '/favorites', says: said('sharing', { act }) } : again('sharing', { act }, answer.problem)
  }

  async function saveSearch(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const values = picked(fields, ['search-name'])
    const likes = (fields['liked'] ?? '').split(',').filter(Boolean)
    const checked = checkSavedSearch(fields['search-name'] ?? '', parsed(fields['search'] ?? ''), likes)
    if (!checked.ok) return again('saved-search', values, checked.problem)
    const saved = await searches(c).list()
    const same = saved.ok && saved.value.find((search) => isSameSearch(search, checked.value))
    if (same) return { to: samePage(c), says: searchSaid(c, 'known', same) }
    const { name, filters, liked } = checked.value
    const answer = await change(c, () => searches(c).add(name, filters, liked))
    if (!answer.ok) return again('saved-search', values, answer.problem)
    return { to: samePage(c), says: searchSaid(c, 'save', answer.value) }
  }

  /** Emails about a saved search, to an address without an account. */
  async function requestEmails(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const values = picked(fields, ['email-search', 'email', 'every'])
    const saved = await searches(c).list()
    const search = saved.ok ? saved.value.find(({ id }) => id === fields['email-search']) : undefined
    if (!search) return again('update-request', values, saved.ok ? SEARCH_NOT_SAVED : saved.problem)
    const { email = '', every } = values
    const { filters, liked } = search
    const answer = await requestUpdates(c, { email, every, filters, liked }, { updateDesk, limits })
    if (!answer.ok) return again('update-request', values, answer.problem)
    return { to: samePage(c), says: said('update-request', picked(values, ['email'])) }
  }

  async function removeSearch(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const act = 'remove'
    const answer = await change(c, () => searches(c).remove(fields['remove-search'] ?? ''))
    if (!answer.ok) return again('saved-search', { act }, answer.problem)
    return { to: '/favorites?tab=searches', says: said('saved-search', { act }) }
  }

  /** A guest's mark and note on a home, under the name they give: all that the form of one home asks. */
  async function answerOnList(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const token = tokenIn(c)
    const mark = fields['mark'] === '' ? null : fields['mark']
    const checked = checkFields(NewAnswerSchema, { ...picked(fields, ['name', 'note']), mark })
    const answer = checked.ok
      ? await answering.give(c, token, readListingId(fields['answer-on'] ?? ''), checked.value)
      : checked
    if (!answer.ok) {
      return again('list-answer', picked(fields, ['answer-on', 'name', 'mark', 'note']), answer.problem)
    }
    const values = { act: 'answer', ...picked(fields, ['answer-on']) }
    return { to: `${samePage(c)}#home-${fields['answer-on']}`, says: said('list-answer', values) }
  }

  async function withdrawAnswers(c: VisitorContext): Promise<FormAnswer> {
    const answer = await answering.withdraw(c, tokenIn(c))
    const act = 'withdraw'
    if (!answer.ok) return again('list-answer', { act }, answer.problem)
    return { to: samePage(c), says: said('list-answer', { act }) }
  }
}

const again = (form: FormName, values: Fields, problem: Problem): FormAnswer => ({ page: { form, values, problem } })
const said = (form: FormName, values: Fields): SentForm => ({ form, values, problem: null })

/** Where nobody is signed in, the page offers emails about it, too. */
const searchSaid = (c: VisitorContext, act: string, { id, name }: SavedSearch): SentForm =>
  said('saved-search', { act, name, ...(c.var.visitor.account === null && { 'email-search': id }) })

/** The token in the address of a shared list. */
const tokenIn = (c: VisitorContext): string => c.req.param('token') ?? ''

/** Homes ahead of a removed one that are enough to find its place again. */
const FEW = 20

/** What puts a removed home back; nothing for a note that is longer than what a page can be told. */
function undoOf(id: number, removed: RemovedFavorite | null): Fields {
  if (removed === null || removed.note.length > NOTE_MAX_LENGTH) return {}
  const { dateAdded, note, ahead } = removed
  return { restore: String(id), dateAdded, note, ahead: ahead.slice(-FEW).join(' ') }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
