import { createHash, randomUUID } from 'node:crypto'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import { openPersonalSite, type Browser, type PersonalSite } from '../server/personal-site.ts'
import type { TestEngine } from './database-engines.ts'

/** Creates an owner of saved items, with the gateway to them. */
export interface Way<G> {
  name: string
  open(site: PersonalSite): Promise<{ owner: () => Owner; gateway: G }>
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The ways on which the server's saved items are reached: the database as a visitor and as an account, and our API. */
export const waysTo = <G>(
  ofOwner: (site: PersonalSite, owner: Owner) => G,
  ofBrowser: (browser: Browser) => G,
): Way<G>[] => [
  {
    name: 'a visitor’s in the database',
    open: async (site) => {
      const owner = { visitor: hashOf(randomUUID()) }
      return { owner: () => owner, gateway: ofOwner(site, owner) }
    },
  },
  {
    name: 'an account’s in the database',
    open: async (site) => {
      const owner = { account: await plantAccount(site) }
      return { owner: () => owner, gateway: ofOwner(site, owner) }
    },
  },
  {
    name: 'a browser’s over the API',
    open: async (site) => {
      const browser = site.visitor()
      return { owner: () => ({ visitor: hashOf(browser.jar.get('keystead-visitor')!) }), gateway: ofBrowser(browser) }
    },
  },
]

/** Somebody's account with nothing in it; the address is the id's at example.com. */
export async function plantAccount(
  site: PersonalSite,
  { email_verified = 1 }: { email_verified?: number } = {},
): Promise<string> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const name = { first_name: 'Ana', last_name: 'Ruiz', email: `${id}@example.com` }
  const row = { id, ...name, email_verified, created_at: now, updated_at: now }
  await site.db.withTables<AccountTables>().insertInto('account_users').values(row).execute()
  return id
}

/** What the suites need of a way on an engine. */
export async function keepingHarness<G extends object>(engine: TestEngine, way: Way<G>) {
  const site = await openPersonalSite({ engine })
  const owners = new Map<G, () => Owner>()
  return {
    site,
    /** The id of the owner's row. */
    async ownerId(gateway: G): Promise<string> {
      const owner = owners.get(gateway)!()
      const rows = site.db.selectFrom('owners').select('id')
      const own =
        'account' in owner
          ? rows.where('account_id', '=', owner.account)
          : rows.where('visitor_hash', '=', owner.visitor)
      return (await own.executeTakeFirstOrThrow()).id
    },
    async newVisitor(): Promise<G> {
      const { owner, gateway } = await way.open(site)
      owners.set(gateway, owner)
      return gateway
    },
    reopen: (gateway: G) => gateway,
    close: () => site.close(),
  }
}
