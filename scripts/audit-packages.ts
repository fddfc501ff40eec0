// Asks the registry for known vulnerabilities of the locked packages, or OSV where the registry takes no audits. Writes the
// list of packages as a CycloneDX SBOM, for any other scanner. Exit code 0: nothing known; 1: something; 2: nobody answered.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { askOsv, queriesOf, type Lockfile } from './known-vulnerabilities.ts'

const OSV = process.env['OSV_URL'] ?? 'https://api.osv.dev'
const SBOM = 'sbom.cdx.json'
const MAX_OUTPUT = 64 * 1024 * 1024

const npm = (...args: string[]): string =>
  spawnSync('npm', args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT, shell: process.platform === 'win32' }).stdout

/** A registry that takes no audits need not be asked again and again. */
const AT_ONCE = ['--fetch-retries=0', '--fetch-timeout=8000']

/** The registry's count of vulnerabilities; null where it takes no audits. */
function askRegistry(): number | null {
  const report = readJson(npm('audit', '--json', ...AT_ONCE)) as {
    auditReportVersion?: number
    metadata?: { vulnerabilities: { total: number } }
  }
  return report.auditReportVersion === undefined ? null : (report.metadata?.vulnerabilities.total ?? 0)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

async function audit(): Promise<number> {
  writeFileSync(SBOM, npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'))
  const queries = queriesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)
  console.log(`${queries.length} packages, listed in ${SBOM}`)
  const total = askRegistry()
  if (total !== null) {
    console.log(
      total === 0 ? 'The registry lists no vulnerabilities.' : `${total} vulnerabilities. Run npm audit for details.`,
    )
    return total === 0 ? 0 : 1
  }
  console.log(`The registry doesn’t support audits. Asking ${OSV} …`)
  const findings = await askOsv(OSV, queries)
  for (const { name, version, ids } of findings) console.log(`${name} ${version}: ${ids.join(', ')}`)
  console.log(`${findings.length} packages with known vulnerabilities`)
  return findings.length === 0 ? 0 : 1
}

try {
  process.exitCode = await audit()
} catch (error) {
  console.error(`NOTHING WAS CHECKED: neither the registry nor ${OSV} responded (${(error as Error).message}).`)
  console.error(`Run this where one responds, or give ${SBOM} to another scanner.`)
  process.exitCode = 2
}
