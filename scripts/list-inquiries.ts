// npm run inquiries: lists what visitors have sent, puts given-up mails back, and forgets a visitor.
import { parseArgs } from 'node:util'
import { inquiryTable } from '#application/inquiries/inquiry-table.ts'
import { openInquiryRecords } from '#compose/inquiry-records.ts'
import { RETENTION } from '#content/retention.ts'
import { escapeBidiControls } from '#domain/bidi-controls.ts'
import type { AddressedAccounts } from '#ports/server/addressed-accounts.ts'
import type { InquiryRecords } from '#ports/server/inquiry-records.ts'
import { readConfig } from '#process/config.ts'

const USAGE = `Usage: npm run inquiries -- [--json | --retry ID | --forget EMAIL [--with-account]]

  (nothing)       lists all inquiries, newest first, with phone and message, and unsent emails
  --json          the same, with every field, as JSON
  --retry ID      resends an inquiry’s failed emails, or one email; the start of the id is enough
  --forget EMAIL  deletes everything sent by a visitor with this address, and the emails about it;
                  ends email updates to it without an account
  --with-account  also deletes this address’s account, with favorites, searches, and shared lists

Environment: DATA_DIR, DATABASE_URL, as for the server. The server can be running.
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
    if (withAccount && values.forget === undefined) throw new Error('Use --with-account only with --forget EMAIL.')
    if (Object.keys(verbs).length > 1) throw new Error('Use only one option at a time.')
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
  if (retry !== undefined) return report(await records.retry(retry), 'email', 'will be resent')
  if (forget !== undefined) return forgetVisitor({ records, accounts }, forget, withAccount)
  const all = await records.list()
  console.log(json ? escapeBidiControls(JSON.stringify(all, null, 2)) : inquiryTable(all))
  return 0
}

async function forgetVisitor({ records, accounts }: Stored, email: string, withAccount: boolean): Promise<number> {
  const { inquiries, hadUpdates, hasComplained } = await records.forget(email)
  const found = report(inquiries, 'inquiry', 'deleted')
  if (hadUpdates)
    console.log('This address got email updates without an account, or had asked for some. They were ended.')
  if (hasComplained)
    console.log(
      `An email to this address was reported as spam. The site sends it no updates and remembers that for ${RETENTION.stoppedAddressDays} days.`,
    )
  const code = hadUpdates ? 0 : found
  if (withAccount) {
    const removed = await accounts.remove(email)
    console.log(removed ? 'The account with this address was deleted.' : 'There is no account with this address.')
    return removed ? 0 : code
  }
  if (await accounts.has(email))
    console.log('This address has an account, which was kept. To delete it too, add --with-account.')
  return code
}

function report(count: number, what: 'email' | 'inquiry', done: string): number {
  const many = what === 'email' ? 'emails' : 'inquiries'
  console.log(`${count} ${count === 1 ? what : many} ${done}.`)
  return count > 0 ? 0 : 1
}
