import { agencyJsonSchema, checkAgency, initAgency } from '#compose/agency-command.ts'
// node scripts/agency-folder.ts init|check|schema: writes an agency's folder to fill in, names every mistake in it, or prints the
// schema of agency.json. Exit code: 0 all is in order, 1 it isn't, 2 the command is none.
import { checkSeals } from '#compose/agency-people.ts'
import { readConfig } from '#process/config.ts'
import { orExit } from '#process/startup.ts'
import { AGENCY_USAGE } from './agency-usage.ts'

const config = orExit(readConfig(process.env))
const [command] = process.argv.slice(2)

if (command === 'init') {
  const written = await initAgency(config)
  for (const file of written) console.log(`Written: ${file}`)
  console.log(
    written.length === 0
      ? `Nothing was written: ${config.agencyDir} already has every file.`
      : `\nFill in agency.json, then run: npm run agency -- check`,
  )
} else if (command === 'check') {
  const checked = await checkAgency(config, { now: () => new Date() })
  if (checked.ok) {
    console.log(`${config.agencyDir} is in order.`)
    for (const left of checked.value) console.log(`- ${left}`)
  } else {
    const { problem } = checked
    const lines =
      problem.kind === 'invalid' ? problem.fields.map(({ field, message }) => `${field} ${message}`) : [problem.message]
    console.error(`${config.agencyDir} has ${lines.length === 1 ? '1 mistake' : `${lines.length} mistakes`}:`)
    for (const line of lines) console.error(`  ${line}`)
    process.exitCode = 1
  }
  const seals = orExit(await checkSeals(config, { now: () => new Date() }))
  for (const line of seals ?? []) console.error(`The audit log was changed. ${line}`)
  if (seals?.length === 0) console.log('The audit log fits its seals.')
  if (seals !== null && seals.length > 0) process.exitCode = 1
} else if (command === 'schema') process.stdout.write(agencyJsonSchema())
else {
  console.error(AGENCY_USAGE)
  process.exitCode = 2
}
