import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { Log } from '#ports/server/log.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import type { AgencyRenderer } from './agency-document.ts'
import { createAgencyLimits } from './agency-limits.ts'
import type { AgencyServices } from './agency-parts.ts'
import { agencySide } from './agency-side.ts'

/** The agency's side as the server has it: who works there, and what renders its pages. */
export interface AgencySide {
  services: AgencyServices
  renderer: AgencyRenderer
}

interface AgencyPagesParts extends AgencySide {
  rateLimits: RateLimits
  agency: Pick<AgencySource, 'current'>
  clock: Clock
  publicUrl: string | null
  log: Log
}

/** /agency and everything below it. */
export const agencyPages = ({ services, rateLimits, log, ...parts }: AgencyPagesParts) =>
  agencySide({ ...services, ...parts, limits: createAgencyLimits(rateLimits) }, log)
