// npm run bounces: stops email updates to addresses from which emails came back, and to people who reported them as spam.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openMailEvents, readMailReport } from '#compose/mail-events.ts'
import { readMailbox } from '#domain/mail/mail.ts'
import type { MailEvent, MailEvents } from '#ports/server/mail-events.ts'
import { readConfig } from '#process/config.ts'

const USAGE = `Usage: npm run bounces -- FILE ... | - | --bounce ADDRESS | --complaint ADDRESS

  FILE ...             emails from the site’s mailbox, one in each file: reports that an email
                       came back, or that its reader called it spam
  -                    the same, one email from standard input
  --bounce ADDRESS     emails to this address come back
  --complaint ADDRESS  this person reported an email as spam

Environment: DATA_DIR, DATABASE_URL, as for the server. The server can be running.
Exit code: 0 done, or there was nothing to do; 64 wrong use; 75 failed, try again.`

const [WRONG_USE, TRY_AGAIN] = [64, 75]

process.exitCode = await main()

async function main(): Promise<number> {
  let asked: Asked
  try {
    asked = readAsked()
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    return WRONG_USE
  }
  try {
    const config = readConfig(process.env)
    if (!config.ok) throw new Error(config.problem.message)
    const { events, close } = await openMailEvents(config.value)
    try {
      for (const event of asked.events) await note(events, event, 'address' in event.about ? event.about.address : '')
      for (const file of asked.files) {
        const report = await readMailReport(readFileSync(file === '-' ? 0 : file))
        if ('event' in report) await note(events, report.event, file)
        else console.log(`${nameOf(file)}: ${report.nothing}`)
      }
    } finally {
      await close()
    }
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return TRY_AGAIN
  }
}

interface Asked {
  events: MailEvent[]
  files: string[]
}

function readAsked(): Asked {
  const { values, positionals } = parseArgs({
    options: { bounce: { type: 'string', multiple: true }, complaint: { type: 'string', multiple: true } },
    allowPositionals: true,
  })
  const given = (kind: 'bounce' | 'complaint'): MailEvent[] =>
    (values[kind] ?? []).map((text) => ({ kind, about: { address: readAddress(text) } }))
  const asked = { events: [...given('bounce'), ...given('complaint')], files: positionals }
  if (asked.events.length + asked.files.length === 0) throw new Error('Name a file, or an address.')
  return asked
}

function readAddress(text: string): string {
  const mailbox = readMailbox(text)
  if (!mailbox) throw new Error(`Not an email address: ${text}`)
  return mailbox.address
}

async function note(events: MailEvents, event: MailEvent, source: string): Promise<void> {
  const stopped = await events.note(event)
  const what = event.kind === 'bounce' ? 'The email came back' : 'The email was reported as spam'
  console.log(
    stopped
      ? `${nameOf(source)}: ${what}. Its address gets no more email updates.`
      : `${nameOf(source)}: The site knows no such email. Nothing has changed.`,
  )
}

function nameOf(source: string): string {
  return source === '-' ? 'Standard input' : source
}
