// npm run inquiries: lists what visitors have sent, puts given-up mails back, and forgets a visitor.
import { parseArgs } from 'node:util'
import { inquiryTable } from '#application/inquiries/inquiry-table.ts'
import { openInquiryRecords } from '#compose/inquiry-records.ts'
import { escapeBidiControls } from '#domain/bidi-controls.ts'
import type { InquiryRecords } from '#ports/server/inquiry-records.ts'
import { readConfig } from '#process/config.ts'

const USAGE = `Usage: npm run inquiries -- [--json | --retry ID | --forget EMAIL]

  (nothing)       a table of all inquiries, the newest first, and of the mails that are not sent
  --json          the same with every field, as JSON
  --retry ID      sends the given-up mails of an inquiry, or one mail, once more; the beginning of its id is enough
  --forget EMAIL  deletes everything a visitor with this address has sent, and the mails about it

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
    const { records, close } = await openInquiryRecords(config.value)
    try {
      return await run(records, options)
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
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean' }, retry: { type: 'string' }, forget: { type: 'string' } },
    })
    if (Object.keys(values).length > 1) throw new Error('Only one option at a time.')
    if (values.retry !== undefined && values.retry.length < MIN_ID)
      throw new Error(`--retry needs at least ${MIN_ID} characters of an id.`)
    return values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error })
  }
}

async function run(records: InquiryRecords, { json, retry, forget }: Options): Promise<number> {
  if (retry !== undefined) return report(await records.retry(retry), 'mail', 'will be sent once more')
  if (forget !== undefined) return report(await records.forget(forget), 'inquiry', 'deleted')
  const all = await records.list()
  console.log(json ? escapeBidiControls(JSON.stringify(all, null, 2)) : inquiryTable(all))
  return 0
}

function report(count: number, what: 'mail' | 'inquiry', done: string): number {
  const many = what === 'mail' ? 'mails' : 'inquiries'
  console.log(`${count} ${count === 1 ? what : many} ${done}.`)
  return count > 0 ? 0 : 1
}
