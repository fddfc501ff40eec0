import type { Guidance } from '#language/guidance.ts'
import { CFPB, CIVIL_RIGHTS, REAL_ESTATE, TAXATION, TENANTS, type GlossarySource } from './glossary-sources.ts'

/** The official page behind an answer about money or the way to a home, where there is one. */
export const GUIDANCE_SOURCES: Readonly<Partial<Record<Guidance, GlossarySource>>> = {
  'deposit-limit': TENANTS,
  'deposit-back': TENANTS,
  'house-rules': TENANTS,
  'lease-break': TENANTS,
  repairs: TENANTS,
  entry: TENANTS,
  'late-rent': TENANTS,
  'tenants-in-it': TENANTS,
  'pet-charges': CIVIL_RIGHTS,
  flood: { office: 'Federal Emergency Management Agency', href: 'https://msc.fema.gov/portal/home' },
  'low-down': CFPB,
  'credit-up': CFPB,
  'rent-increase': TENANTS,
  'lease-end': TENANTS,
  'program-refused': CIVIL_RIGHTS,
  scams: { office: 'Federal Trade Commission', href: 'https://consumer.ftc.gov/articles/rental-listing-scams' },
  'papers-to-buy': CFPB,
  'compare-lenders': CFPB,
  'rate-lock': CFPB,
  heat: TENANTS,
  'voucher-list': TENANTS,
  'veteran-tax': TAXATION,
  schools: { office: 'New Jersey Department of Education', href: 'https://www.nj.gov/education/spr/' },
  agent: REAL_ESTATE,
}
