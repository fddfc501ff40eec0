// npm run inquiries: lists what visitors have sent, puts given-up mails back, and forgets a visitor.
import { parseArgs } from 'node:util'
import { inquiryTable } from '#application/inquiries/inquiry-table.ts'
import { openInquiryRecords } from '#compose/inquiry-records.ts'
import { escapeBidiControls } from '#domain/bidi-controls.ts'
import type { AddressedAccounts } from '#ports/server/addressed-accounts.ts'
import type { InquiryRecords } from '#ports/server/inquiry-records.ts'
import { readConfig } from '#process/config.ts'

const USAGE = `Usage: npm run inquiries -- [--json | --retry ID | --forget EMAIL [--with-account]]

  (nothing)       all inquiries, the newest first, with phone and message, and the mails that are not sent
  --json          the same with every field, as JSON
  --retry ID      sends the given-up mails of an inquiry, or one mail, once more; the beginning of its id is enough
  --forget EMAIL  deletes everything a visitor with this address has sent, and the mails about it
  --with-account  also deletes the account of this address, with favorites, searches and shared lists

Environment: DATA_DIR, DATABASE_URL, as for the server, which may be running.
Exit code: 0 done, 1 failed or nothing found.`

/** Shortest beginning of an id that names one. */
const MIN_ID = 6

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const options = readOptions()
    const config = readConfig(process.env)
    if (!config.ok) throw new Error(config.problem.message)
    const { records, accounts, close } = await openInquiryRecords(config.value)
    try {
      return await run({ records, accounts }, options)
    } finally {
      await close()
    }
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

interface Options {
  json?: boolean
  retry?: string
  forget?: string
  'with-account'?: boolean
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        retry: { type: 'string' },
        forget: { type: 'string' },
        'with-account': { type: 'boolean' },
      },
    })
    const { 'with-account': withAccount, ...verbs } = values
    if (withAccount && values.forget === undefined) throw new Error('--with-account goes with --forget EMAIL.')
    if (Object.keys(verbs).length > 1) throw new Error('Only one option at a time.')
    if (values.retry !== undefined && values.retry.length < MIN_ID)
      throw new Error(`--retry needs at least ${MIN_ID} characters of an id.`)
    return values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error })
  }
}

interface Stored {
  records: InquiryRecords
  accounts: AddressedAccounts
}

async function run({ records, accounts }: Stored, options: Options): Promise<number> {
  const { json, retry, forget, 'with-account': withAccount = false } = options
  if (retry !== undefined) return report(await records.retry(retry), 'mail', 'will be sent once more')
  if (forget !== undefined) return forgetVisitor({ records, accounts }, forget, withAccount)
  const all = await records.list()
  console.log(json ? escapeBidiControls(JSON.stringify(all, null, 2)) : inquiryTable(all))
  return 0
}

async function forgetVisitor({ records, accounts }: Stored, email: string, withAccount: boolean): Promise<number> {
  const code = report(await records.forget(email), 'inquiry', 'deleted')
  if (withAccount) {
    const removed = await accounts.remove(email)
    console.log(removed ? 'The account of this address deleted.' : 'There is no account of this address.')
    return removed ? 0 : code
  }
  if (await accounts.has(email))
    console.log('This address has an account, which stays. To delete it, too: --with-account')
  return code
}

function report(count: number, what: 'mail' | 'inquiry', done: string): number {
  const many = what === 'mail' ? 'mails' : 'inquiries'
  console.log(`${count} ${count === 1 ? what : many} ${done}.`)
  return count > 0 ? 0 : 1
}
