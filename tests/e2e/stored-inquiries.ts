import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import type { InquiryRecord } from '#ports/server/inquiry-records.ts'

const run = promisify(execFile)

/** What the live edition has stored from this address, as the agency's command tells. */
export async function storedFrom(email: string): Promise<InquiryRecord[]> {
  const env = { ...process.env, DATA_DIR: inject('liveData') }
  const { stdout } = await run(process.execPath, ['scripts/list-inquiries.ts', '--json'], { env })
  return (JSON.parse(stdout) as InquiryRecord[]).filter((record) => record.email === email)
}
