/** The parts of package-lock.json that are read here. */
export interface Lockfile {
  packages: Record<string, { version?: string; dev?: boolean }>
}

/** A package as OSV asks for it (google.github.io/osv.dev/post-v1-querybatch). */
export interface PackageQuery {
  package: { ecosystem: 'npm'; name: string }
  version: string
}

/** A package with the ids of its known vulnerabilities. */
export interface Finding {
  name: string
  version: string
  ids: string[]
}

/** OSV's limit of queries in one request. */
const BATCH = 1000
/** Maximum time for one answer, ms. */
const TIMEOUT = 8000

/** Each locked package once. */
export function queriesOf({ packages }: Lockfile): PackageQuery[] {
  const named = Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1)!
    return path === '' || version === undefined ? [] : [[`${name}@${version}`, { name, version }] as const]
  })
  return [...new Map(named).values()].map(({ name, version }) => ({ package: { ecosystem: 'npm', name }, version }))
}

/** Looks packages up at an OSV server. Throws when it can't be reached or doesn't answer as OSV does. */
export async function askOsv(server: string, queries: readonly PackageQuery[]): Promise<Finding[]> {
  const found: Finding[] = []
  for (let from = 0; from < queries.length; from += BATCH) {
    const batch = queries.slice(from, from + BATCH)
    const answer = await fetch(`${server}/v1/querybatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ queries: batch }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const { results } = (await answer.json()) as { results: { vulns?: { id: string }[] }[] }
    if (results.length !== batch.length) throw new Error(`${results.length} answers to ${batch.length} queries`)
    for (const [index, { vulns = [] }] of results.entries()) {
      const { package: asked, version } = batch[index]!
      if (vulns.length > 0) found.push({ name: asked.name, version, ids: vulns.map(({ id }) => id) })
    }
  }
  return found
}
