import { UNKNOWN_DEVICE } from '#domain/account/device-words.ts'
import type { Clock } from '#ports/clock.ts'
import type { SavedItemsExport, SavedItems, Owner } from '#ports/server/saved-items.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { devicesOf } from '../updates/push-devices.ts'
import { adoptSubscribers } from './adopt-subscribers.ts'
import { databaseFavoritesGateway, savedBy, summariesOf } from './favorites-gateway.ts'
import { databaseListAnswersGateway } from './list-answers-gateway.ts'
import { answersTo } from './list-guests.ts'
import { bringAlong } from './merge-owners.ts'
import { OwnerStore, seedsOf } from './owner-store.ts'
import { databaseSavedSearchGateway, searchesOf } from './saved-search-gateway.ts'
import { choicesOf } from './update-choices.ts'
import { databaseUpdatesGateway } from './updates-gateway.ts'

export interface SavedItemsOptions {
  clock: Clock
  /** Whether a new visitor starts with the specification's samples. */
  startsWithSamples: () => boolean
  /** Signs the tokens of shared lists. */
  secret: string
  onError: (error: unknown) => void
}

/** Favorites and saved searches in the database. Database errors go to `onError` and are answered as 'unavailable'. */
export function databaseSavedItems(
  database: Pick<Database, 'db' | 'lookups'>,
  { clock, startsWithSamples, secret, onError }: SavedItemsOptions,
): SavedItems {
  const owners = new OwnerStore(database, { clock, seeds: () => seedsOf(startsWithSamples()), onError })
  const answer = answering('We can’t reach your saved homes right now.', onError)
  return {
    favorites: (owner) => databaseFavoritesGateway({ owners, owner, answer, secret }),
    savedSearches: (owner) => databaseSavedSearchGateway(owners, owner, answer),
    listAnswers: (owner, guest) => databaseListAnswersGateway({ owners, owner, guest, answer }),
    updates: (owner) => databaseUpdatesGateway(owners, owner, answer),
    bringAlong: (account, visitor) => answer(() => bringAlong(owners, account, visitor)),
    everythingOf: (owner) => answer(() => everythingOf(owners, owner, clock.now())),
    adoptSubscribers: () => answer(() => adoptSubscribers(owners)),
  }
}

async function everythingOf(owners: OwnerStore, owner: Owner, now: Date): Promise<SavedItemsExport> {
  const row = await owners.find(owner)
  const [saved, searches] = [await savedBy(owners, row), await searchesOf(owners, row)]
  const homes = await summariesOf(owners, saved)
  const choices = row ? await choicesOf(owners.lookups, row.id) : []
  const devices = 'account' in owner ? await devicesOf(owners.lookups, owner.account, now).execute() : []
  return {
    favorites: saved.map(({ listing_id, added_on, note }) => ({
      listingId: listing_id,
      title: homes.get(listing_id)?.title ?? null,
      dateAdded: added_on,
      note,
    })),
    savedSearches: searches.map(({ name, search, created_on }) => ({
      name,
      search: JSON.parse(search) as Record<string, string>,
      dateCreated: created_on,
    })),
    shared: typeof row?.share_hash === 'string',
    answers: (await answersTo(owners.lookups, row)).map(({ name, listing_id, mark, note }) => ({
      guest: name,
      listingId: listing_id,
      title: homes.get(listing_id)?.title ?? null,
      mark,
      note,
    })),
    emailUpdates: choices.map(({ source, every, chosen_at, consent_version }) => ({
      about: aboutOf(source, searches),
      every,
      chosenAt: new Date(chosen_at).toISOString(),
      consent: consent_version,
    })),
    notifiedDevices: devices.map(({ device, added_at }) => ({
      device: device ?? UNKNOWN_DEVICE,
      addedAt: new Date(added_at).toISOString(),
    })),
  }
}

const aboutOf = (source: string, searches: Awaited<ReturnType<typeof searchesOf>>) =>
  source === 'favorites' || source === 'similar'
    ? source
    : { search: searches.find(({ id }) => id === source)?.name ?? '' }
