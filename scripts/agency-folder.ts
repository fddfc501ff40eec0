// node scripts/agency-folder.ts init|check|schema: writes an agency's folder to fill in, names every mistake in it, or prints the
// schema of agency.json. Exit code: 0 all is in order, 1 it isn't, 2 the command is none.
import { agencyJsonSchema, checkAgency, initAgency } from '#compose/agency-command.ts'
import { readConfig } from '#process/config.ts'
import { orExit } from '#process/startup.ts'

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
} else if (command === 'schema') process.stdout.write(agencyJsonSchema())
else {
  console.error(
    'npm run agency -- init    writes a folder to fill in\nnpm run agency -- check   names every mistake in it\nnpm run agency -- schema  prints the JSON Schema of agency.json',
  )
  process.exitCode = 2
}
