/** One instruction of a Containerfile. */
export interface Instruction {
  name: string
  words: string[]
}

/** A stage of a build, with what it copies: from where ('' is the context), what, and to where. */
export interface Stage {
  name: string | null
  copies: { from: string; sources: string[]; target: string }[]
  instructions: Instruction[]
}

/** The stages of a Containerfile (docs.docker.com/reference/dockerfile). Heredocs and ONBUILD aren't understood. */
export function stagesOf(text: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of instructionsOf(text)) {
    const { name, words } = instruction
    if (name === 'FROM') {
      const as = words.findIndex((word) => word.toUpperCase() === 'AS')
      stages.push({ name: as === -1 ? null : (words[as + 1] ?? null), copies: [], instructions: [] })
      continue
    }
    const stage = stages.at(-1)
    stage?.instructions.push(instruction)
    if (name !== 'COPY' && name !== 'ADD') continue
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? ''
    const paths = words.filter((word) => !word.startsWith('--'))
    stage?.copies.push({ from, sources: paths.slice(0, -1), target: paths.at(-1)! })
  }
  return stages
}

function instructionsOf(text: string): Instruction[] {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([name, ...words]) => ({ name: name!.toUpperCase(), words }))
}

/**
 * Whether an ignore file leaves a path out of what the builder is given: the last pattern that fits it or a folder it is in
 * decides; patterns begin at the context's root (docs.docker.com/build/concepts/context, 'Syntax').
 */
export function isIgnored(ignoreFile: string, path: string): boolean {
  const parts = path.split('/')
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  let ignored = false
  for (const line of ignoreFile.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const isException = line.startsWith('!')
    const pattern = asExpression(isException ? line.slice(1) : line)
    if (folders.some((folder) => pattern.test(folder))) ignored = !isException
  }
  return ignored
}

function asExpression(pattern: string): RegExp {
  const cleaned = pattern.replace(/^\.?\//, '').replace(/\/$/, '')
  const source = cleaned
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '\u0000')
    .replaceAll('**', '\u0001')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('\u0000', '(?:.*/)?')
    .replaceAll('\u0001', '.*')
  return new RegExp(`^${source}$`)
}

/** Whether one of these sources of a COPY brings a path of the context along. */
export const isCopied = (sources: readonly string[], path: string): boolean =>
  sources.some((source) => {
    const cleaned = source.replace(/^\.\//, '').replace(/\/$/, '')
    return cleaned === '.' || cleaned === '' || path === cleaned || path.startsWith(`${cleaned}/`)
  })
