import type { Agency, OfficeHours } from '#domain/agency/agency.ts'
import type { Request } from './talk.ts'

/** When an agency shows homes, for a tour, or calls, for any other request. */
export const requestHours = (kind: Request['kind'], { hours, tourHours }: Agency): OfficeHours =>
  kind === 'tour' ? tourHours : hours
