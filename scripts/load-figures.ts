// npm run figures -- load FILE: what an official file of public figures would change, and with --save writes it.
import { loadFigureFile, type LoadedFigureFile } from '#compose/figure-loading.ts'
import { escapeBidiControls } from '#domain/bidi-controls.ts'
import { readConfig } from '#process/config.ts'
import { orExit } from '#process/startup.ts'

const USAGE = `Usage: npm run figures -- load FILE [--save] [--checked]

  FILE        an official file as published: Freddie Mac’s PMMS_history.csv, FHFA’s or HUD’s loan limits, HUD’s small-area rents, or New Jersey’s tax bills, tax rates, ratios (Chapter 123), or equalized valuations
  --save      saves to the FIGURES file, or to figures.json in DATA_DIR; without it, nothing changes
  --checked   confirms that you checked the figures that change by more than a quarter

Exit code: 0 read (and saved), 1 refused.`

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const [path, ...others] = args.filter((arg) => !arg.startsWith('-'))
  const options = args.filter((arg) => arg.startsWith('-'))
  const isKnown = options.every((option) => ['--save', '--checked'].includes(option))
  if (path === undefined || others.length > 0 || !isKnown) {
    console.log(USAGE)
    return options.some((option) => ['-h', '--help'].includes(option)) ? 0 : 1
  }
  const config = orExit(readConfig(process.env))
  try {
    const loaded = await loadFigureFile(path, config)
    if (!loaded.ok) return refuse(problemText(loaded.problem))
    return await finish(loaded.value, {
      save: options.includes('--save'),
      checked: options.includes('--checked'),
      inForce: config.figuresFile !== null,
    })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

const problemText = (problem: {
  kind: string
  message?: string
  fields?: readonly { field: string; message: string }[]
}): string =>
  problem.fields?.map(({ field, message }) => (field === 'FILE' ? message : `${field} ${message}`)).join('\n') ??
  problem.message ??
  problem.kind

async function finish(
  { file, changes, target, save }: LoadedFigureFile,
  chosen: { save: boolean; checked: boolean; inForce: boolean },
): Promise<number> {
  print([file.title, ...changes.lines, ...file.notes.map((note) => `  ${note}`)])
  if (changes.refusal !== null) return refuse(changes.refusal)
  if (changes.isNothing) return print(['\nNothing on the site would change.'])
  if (changes.moved.length > 0) {
    print([`\nChanged by more than a quarter. Check these first: ${changes.moved.join(', ')}`])
    if (chosen.save && !chosen.checked) return refuse('check those figures, and add --checked if they’re right.')
  }
  if (!chosen.save) return print(['\nNothing was saved. Add --save to save it.'])
  await save()
  const next = chosen.inForce ? 'Restart the server' : `Set FIGURES=${target} and restart the server`
  return print([
    `\nWritten to ${target}. Earlier values are kept there with their dates. ${next}, and rebuild the sample edition.`,
  ])
}

function print(lines: readonly string[]): number {
  console.log(escapeBidiControls(lines.join('\n')))
  return 0
}

function refuse(why: string): number {
  console.error(escapeBidiControls(`Nothing was changed: ${why}`))
  return 1
}
