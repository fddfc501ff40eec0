import { useRouter } from '@tanstack/react-router'
import type { Agency } from '#domain/agency/agency.ts'

/** The agency whose site this is. */
export const useAgency = (): Agency => useRouter().options.context.agency
