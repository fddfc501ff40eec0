import type { Kysely } from 'kysely'
import { STOPPED_TEXTS } from '#content/stopped-texts.ts'
import type { StopReason } from '#domain/mail/stop-reason.ts'
import type { Problem } from '#domain/result.ts'
import { SEARCH_NOT_SAVED } from '#domain/updates/update-choice-check.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateSource } from '#domain/updates/update-source.ts'
import type { UpdateChoices, UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import type { AccountAddresses } from '../account-addresses.ts'
import { refuse, type Answering } from '../database-errors.ts'
import type { SavedSearchRow, Schema, UpdateChoiceRow } from '../schema.ts'
import { whyStopped } from '../updates/stopped-addresses.ts'
import type { OwnerStore } from './owner-store.ts'
import { searchesOf } from './saved-search-gateway.ts'
import { choicesOf, removeChoice, setChoice } from './update-choices.ts'

const SIGN_IN: Problem = { kind: 'unauthorized', message: 'Sign in to get emails about homes.' }
const UNCONFIRMED: Problem = {
  kind: 'conflict',
  message:
    'Confirm your email address first. Open the link we sent to it, or request another one on your account page.',
}

const stoppedFor = (reason: StopReason): Problem => ({
  kind: 'conflict',
  message: `${STOPPED_TEXTS[reason]} To get email updates again, confirm the address on your account page.`,
})

/** What one owner wants emails about, in the database. Only an account with a confirmed address gets any. */
export function databaseUpdatesGateway(owners: OwnerStore, owner: Owner, answer: Answering): UpdatesGateway {
  return {
    choices: () =>
      answer(async () => {
        const sentTo = await addressOf(owners.lookups, owner)
        const row = await owners.find(owner)
        const choices = row ? await choicesOf(owners.lookups, row.id) : []
        return shown(sentTo, choices, await searchesOf(owners, row))
      }),
    choose: (source, every) =>
      answer(async () => {
        await addressOf(owners.lookups, owner)
        return owners.change(owner, async (transaction, ownerId) => {
          // Again: the address may have been stopped meanwhile, and no more than before this ends.
          const sentTo = await addressOf(transaction, owner)
          const searches = await transaction
            .selectFrom('saved_searches')
            .selectAll()
            .where('owner_id', '=', ownerId)
            .orderBy('position')
            .execute()
          const key = keyOf(source)
          if (typeof source === 'object' && !searches.some(({ id }) => id === key)) refuse(SEARCH_NOT_SAVED)
          if (every === 'off') await removeChoice(transaction, ownerId, key)
          else await setChoice(transaction, { ownerId, source: key, every, now: owners.now() })
          return shown(sentTo, await choicesOf(transaction, ownerId), searches)
        })
      }),
  }
}

/** Where an owner's emails go; refuses where they go nowhere. */
async function addressOf(db: Kysely<Schema>, owner: Owner): Promise<string> {
  if (!('account' in owner)) return refuse(SIGN_IN)
  const users = db.withTables<AccountAddresses>().selectFrom('account_users').select(['email', 'email_verified'])
  const user = (await users.where('id', '=', owner.account).executeTakeFirst()) ?? refuse(SIGN_IN)
  if (user.email_verified === 0) return refuse(UNCONFIRMED)
  const stopped = await whyStopped(db, user.email)
  return stopped ? refuse(stoppedFor(stopped)) : user.email
}

/** As in the column `source`; no id of a search is one of the two words. */
const keyOf = (source: UpdateSource): string => (typeof source === 'object' ? source.search : source)

function shown(
  sentTo: string,
  choices: readonly UpdateChoiceRow[],
  searches: readonly Pick<SavedSearchRow, 'id' | 'name'>[],
): UpdateChoices {
  const chosen = new Map<string, UpdateFrequency>(choices.map(({ source, every }) => [source, every]))
  const everyOf = (source: string): UpdateFrequency => chosen.get(source) ?? 'off'
  return {
    sentTo,
    favorites: everyOf('favorites'),
    similar: everyOf('similar'),
    searches: searches.map(({ id, name }) => ({ id, name, every: everyOf(id) })),
  }
}
