import { capitalized } from '#domain/capitalized.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import { SEARCH_NAME_MAX_LENGTH } from '#domain/saved/saved-search.ts'
import { homeMeant } from './home-reference.ts'
import { meant, whichOf, withHome } from './home-turn.ts'
import { noteHome } from './note-turn.ts'
import { savedBy, saveHome, saveSearch, savesSearch } from './saving-turn.ts'
import { homesMeant } from './several-homes.ts'
import { turn, type Done, type Turn } from './talk.ts'
import { callTool, type TurnInput } from './turn-input.ts'
import { understandInTalk } from './understand-in-talk.ts'
import { remembering, undo } from './undo.ts'

/** Answers about what is saved: several homes at once, removing, naming a search, mails; null for any other sentence. */
export async function aboutSaved(input: TurnInput): Promise<Turn | null> {
  const { talk, said } = input
  const { words } = input.context.grammar
  if (words.deletesSearch.test(said)) return told(input, 'removesSearches')
  if (words.wantsWord.test(said) && ALERTLESS.test(input.read.intent)) return told(input, 'emails')
  if (words.unsaves.test(said)) return withHome(ofOne(input), (home) => unsave(input, home))
  if (words.savesBoth.test(said)) return saveBoth(input)
  const off = words.takesOff.test(said) ? await takeOff(input) : null
  if (off) return off
  const named = words.savesAs.exec(said.trim())?.groups
  if (named) return saveAs(input, named['save'] ?? '', named['name'] ?? '')
  if (words.andNth.test(said.trim()) && savedLast(input)) return withHome(ofOne(input), (home) => saveHome(input, home))
  const swapped = await swapSaved(input)
  if (swapped) return swapped
  if (talk.homes.length > 1 && words.savesSeveral.test(said)) return saveSeveral(input)
  const hasSearch = talk.before.some(({ done }) => done?.kind === 'saved-search')
  if (talk.before.at(-1)?.done?.kind === 'saved-search' && words.deletesThat.test(said))
    return undo(talk, input.context)
  if (hasSearch && (talk.homes.length === 0 || spokeOfSaved(input)) && words.deletesNth.test(said))
    return told(input, 'removesSearches')
  const name = words.namesSearch.exec(said.trim())?.groups?.['name']
  if (name && hasSearch) return rename(input, name.slice(0, SEARCH_NAME_MAX_LENGTH).trim().toWellFormed())
  const hasSaved = talk.before.some(({ done }) => done && done.kind !== 'sent')
  if ((hasSaved || words.namesSaved.test(said)) && words.asksWhereSaved.test(said)) return told(input, 'found')
  if (!hasSearch || !words.asksAlerts.test(said)) return null
  const now = JSON.stringify(talk.filters)
  const isSaved = talk.before.some(
    ({ done, talk: { filters } }) => done?.kind === 'saved-search' && JSON.stringify(filters) === now,
  )
  return isSaved || !words.wantsAlerts.test(said) ? told(input, 'emails') : saveSearch(input)
}

/** Intents of a sentence that may only ask to be told later; a note and a saved search are kept. */
const ALERTLESS = /^(?:unknown|listing|search|refine|inquiry|person)$/

/** Whether the last answer was about what is saved. */
const spokeOfSaved = ({ talk: { lastSaid }, context: { phrases } }: TurnInput): boolean =>
  [phrases.saving.emails, phrases.saving.found, phrases.saving.emailsOfSearch].some((text) => lastSaid.includes(text))

/** Whether the last answer said that a home was saved. */
const savedLast = ({ talk: { home, lastSaid }, context: { phrases } }: TurnInput): boolean =>
  home !== null && lastSaid.startsWith(phrases.saving.favorite(home.title))

/** Takes one of the homes saved off again; 'it' is what was saved last. Null where that was no home. */
async function takeOff(input: TurnInput): Promise<Turn | null> {
  const { talk, read } = input
  const saved = talk.before.flatMap(({ done }) => homesSaved(done))
  const isCounted = read.home !== null || read.homes.each.some((one) => one !== null)
  const isJustSaved = homesSaved(talk.before.at(-1)?.done ?? null).length > 0
  if (saved.length === 0 || (!isCounted && !isJustSaved)) return null
  const home = await meant(ofOne(input))
  if (!home.ok || !saved.some(({ id }) => id === home.value?.id)) return null
  return unsave(input, home.value!)
}

const homesSaved = (done: Done | null): readonly ListingSummary[] => {
  if (done?.kind === 'favorites') return done.homes
  return done?.kind === 'favorite' || done?.kind === 'note' ? [done.home] : []
}

/** Saves what the words `save` mean under a name: a search has one, a home a note. */
async function saveAs(input: TurnInput, save: string, name: string): Promise<Turn> {
  const read = understandInTalk(input.talk, save, input.context)
  const saving: TurnInput = { ...input, said: save, read }
  // Who gives a name to one of several homes says which.
  const namesNone = input.talk.home === null && read.home === null && input.talk.homes.length > 1
  if (read.intent !== 'save-search' && !savesSearch(saving) && !namesNone)
    return withHome(ofOne(saving), (home) => noteHome({ ...saving, read: { ...read, note: capitalized(name) } }, home))
  const saved = await saveSearch(saving)
  const talk = remembering(input.talk, saved)
  if (!saved.done) return saved
  const called = capitalized(name).slice(0, SEARCH_NAME_MAX_LENGTH).trim().toWellFormed()
  const renamed = await rename({ ...saving, talk }, called)
  return { ...renamed, say: input.context.phrases.saving.search(called) }
}

/** Saves the home in hand, and the search. */
async function saveBoth(input: TurnInput): Promise<Turn> {
  const home = await withHome(ofOne(input), (one) => saveHome(input, one))
  if (!home.done) return home
  const talk = remembering(input.talk, home)
  const search = await saveSearch({ ...input, talk })
  return {
    ...search,
    talk: remembering(talk, search),
    say: `${home.say} ${search.say}`,
    shown: [...home.shown, ...search.shown],
  }
}

/** Right after a home was saved, another one was meant: saves that in its place. Null for any other sentence. */
async function swapSaved(input: TurnInput): Promise<Turn | null> {
  const { talk, said, context } = input
  const last = talk.before.at(-1)?.done
  const meant = said.replace(context.grammar.words.notThatOne, '')
  if (last?.kind !== 'favorite' || meant === said) return null
  const read = understandInTalk(talk, context.grammar.words.asked.home(meant), context)
  const home = await homeMeant({ ...talk, home: null }, read.home, meant, context, { homes: read.homes })
  if (!home.ok) return null
  if (!home.value || home.value.id === last.home.id) return whichOf(input, talk)
  const taken = await undo(talk, context)
  const saved = await saveHome({ ...input, talk: taken.talk }, home.value)
  return { ...saved, say: `${context.phrases.saving.removed(last.home.title)} ${saved.say}` }
}

const told = ({ talk, context: { phrases } }: TurnInput, text: 'emails' | 'found' | 'removesSearches'): Turn =>
  turn(talk, phrases.saving[text], {
    sources: [{ label: phrases.saving.searchesLabel, href: '/favorites', attribution: '' }],
  })

/** The one home of a sentence, where no other reader took it as what is asked about. */
const ofOne = (input: TurnInput): TurnInput => {
  const { read } = input
  const [one = null] = read.homes.each.length === 1 ? read.homes.each : []
  return read.home === null && one !== null ? { ...input, read: { ...read, home: one } } : input
}

async function unsave(input: TurnInput, home: ListingSummary): Promise<Turn> {
  const { favorites, phrases } = input.context
  // The list stays: 'the second one' still counts it.
  const talk = { ...input.talk, home }
  if (!favorites) return turn(talk, phrases.saving.noFavoriteHere(home.title))
  const removed = await favorites.remove(home.id)
  if (!removed.ok) return turn(talk, phrases.answers.problem(removed.problem))
  const { value } = removed
  return turn(talk, value ? phrases.saving.removed(home.title) : phrases.saving.notSaved(home.title), {
    shown: [{ kind: 'listing', listing: home }],
    done: value ? { kind: 'unfavorite', home, removed: value } : null,
  })
}

async function saveSeveral(input: TurnInput): Promise<Turn> {
  const { talk, read, context } = input
  const { answers, saving, references } = context.phrases
  const isNamed = read.homes.each.length > 1 || read.homes.group !== null
  const meant = isNamed ? await homesMeant(input) : ok({ homes: talk.homes, unknown: null })
  if (!meant.ok) return turn(talk, answers.problem(meant.problem))
  const { homes, unknown } = meant.value
  if (unknown !== null)
    return turn(
      talk,
      references.notShown(
        unknown,
        talk.homes.map(({ title }) => title),
      ),
    )
  const saved = await saveEach(input, homes)
  if (!saved.ok) return turn(talk, answers.problem(saved.problem))
  if (!context.favorites) return turn(talk, saving.noFavoriteHere(saving.titles(homes.map(({ title }) => title))))
  const say =
    saved.value.length > 0 ? saving.favorites(saving.titles(homes.map(({ title }) => title))) : saving.knownFavorites
  return turn(talk, say, {
    shown: homes.map((listing) => ({ kind: 'listing', listing })),
    done: saved.value.length > 0 ? { kind: 'favorites', homes: saved.value } : null,
  })
}

/** Saves homes one after the other, in the order said. Returns those that weren't saved before. */
async function saveEach(
  input: TurnInput,
  homes: readonly ListingSummary[],
): Promise<Result<readonly ListingSummary[]>> {
  const isNew: ListingSummary[] = []
  for (const home of homes) {
    const saved = await callTool(input, 'save_favorite', { listing_id: home.id })
    if (!saved.ok) return saved
    if (savedBy(saved.value)) isNew.push(home)
  }
  return ok(isNew)
}

/** Gives the search that was saved last another name; 'undo' then takes back the saving itself. */
async function rename(input: TurnInput, name: string): Promise<Turn> {
  const { talk, context } = input
  const { savedSearches, phrases } = context
  const step = talk.before.findLast(({ done }) => done?.kind === 'saved-search')
  if (!savedSearches || step?.done?.kind !== 'saved-search') return told(input, 'found')
  const old = step.done
  const list = await savedSearches.list()
  if (!list.ok) return turn(talk, phrases.answers.problem(list.problem))
  const kept = list.value.find(({ id }) => id === old.id)
  if (!kept) return told(input, 'found')
  const added = await savedSearches.add(name, kept.filters, kept.liked)
  if (!added.ok) return turn(talk, phrases.answers.problem(added.problem))
  const removed = await savedSearches.remove(old.id)
  if (!removed.ok) return turn(talk, phrases.answers.problem(removed.problem))
  const done: Done = { kind: 'saved-search', id: added.value.id, name: added.value.name }
  const before = talk.before.map((one) => (one === step ? { ...one, done } : one))
  return turn({ ...talk, before }, phrases.saving.renamed(added.value.name), {
    shown: [{ kind: 'saved-search', name: added.value.name }],
    sources: [{ label: phrases.saving.searchesLabel, href: '/favorites', attribution: '' }],
  })
}
