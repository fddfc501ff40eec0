import type { GlossaryTerm } from '#language/questions.ts'

/** Who says so, and the office's own page. */
export interface GlossarySource {
  office: string
  href: string
}

export const CFPB: GlossarySource = {
  office: 'Consumer Financial Protection Bureau',
  href: 'https://www.consumerfinance.gov/owning-a-home/',
}
const CFPB_TERMS: GlossarySource = {
  office: 'Consumer Financial Protection Bureau',
  href: 'https://www.consumerfinance.gov/consumer-tools/mortgages/answers/key-terms/',
}
/** The office whose guide is 'Truth in Renting'. */
export const TENANTS: GlossarySource = {
  office: 'New Jersey Department of Community Affairs',
  href: 'https://www.nj.gov/dca/codes/offices/landlord_tenant_information.shtml',
}
const CODES: GlossarySource = {
  office: 'New Jersey Division of Codes and Standards',
  href: 'https://www.nj.gov/dca/codes/',
}
export const TAXATION: GlossarySource = {
  office: 'New Jersey Division of Taxation',
  href: 'https://www.nj.gov/treasury/taxation/lpt/localtax.shtml',
}
export const REAL_ESTATE: GlossarySource = {
  office: 'New Jersey Real Estate Commission',
  href: 'https://www.nj.gov/dobi/division_rec/index.htm',
}
const INSURANCE: GlossarySource = {
  office: 'New Jersey Department of Banking and Insurance',
  href: 'https://www.nj.gov/dobi/consumer.htm',
}
const HUD_LOANS: GlossarySource = {
  office: 'U.S. Department of Housing and Urban Development',
  href: 'https://www.hud.gov/buying/loans',
}
export const CIVIL_RIGHTS: GlossarySource = {
  office: 'New Jersey Division on Civil Rights',
  href: 'https://www.njoag.gov/about/divisions-and-offices/division-on-civil-rights-home/',
}

/** The official page behind each entry. */
export const GLOSSARY_SOURCES: Readonly<Record<GlossaryTerm, GlossarySource>> = {
  'co-op': CODES,
  condo: CODES,
  hoa: CODES,
  'board-approval': CODES,
  'special-assessment': CODES,
  assessment: TAXATION,
  'property-tax-relief': {
    office: 'New Jersey Division of Taxation',
    href: 'https://www.nj.gov/treasury/taxation/relief.shtml',
  },
  mortgage: CFPB,
  'down-payment': CFPB,
  'pre-approval': CFPB,
  underwriting: CFPB,
  dti: CFPB_TERMS,
  'credit-score': CFPB_TERMS,
  apr: CFPB_TERMS,
  points: CFPB_TERMS,
  'adjustable-rate': CFPB_TERMS,
  pmi: CFPB_TERMS,
  fha: HUD_LOANS,
  va: { office: 'U.S. Department of Veterans Affairs', href: 'https://www.va.gov/housing-assistance/home-loans/' },
  usda: {
    office: 'U.S. Department of Agriculture',
    href: 'https://www.rd.usda.gov/programs-services/single-family-housing-programs',
  },
  njhmfa: { office: 'New Jersey Housing and Mortgage Finance Agency', href: 'https://www.njhousing.gov/' },
  equity: CFPB_TERMS,
  escrow: CFPB,
  'escrow-account': CFPB_TERMS,
  'earnest-money': CFPB,
  contingency: CFPB,
  'attorney-review': REAL_ESTATE,
  'home-inspection': CFPB,
  appraisal: CFPB_TERMS,
  'title-insurance': CFPB_TERMS,
  survey: CFPB,
  deed: TAXATION,
  lien: CFPB_TERMS,
  closing: CFPB,
  'closing-costs': CFPB_TERMS,
  'realty-transfer-fee': TAXATION,
  'certificate-of-occupancy': CODES,
  'final-walk-through': CFPB,
  'home-insurance': INSURANCE,
  'flood-zone': { office: 'Federal Emergency Management Agency', href: 'https://msc.fema.gov/portal/home' },
  radon: { office: 'U.S. Environmental Protection Agency', href: 'https://www.epa.gov/radon' },
  'lead-paint': { office: 'U.S. Environmental Protection Agency', href: 'https://www.epa.gov/lead' },
  'oil-tank': { office: 'New Jersey Department of Environmental Protection', href: 'https://www.nj.gov/dep/srp/' },
  septic: { office: 'U.S. Environmental Protection Agency', href: 'https://www.epa.gov/septic' },
  well: { office: 'U.S. Environmental Protection Agency', href: 'https://www.epa.gov/privatewells' },
  mls: REAL_ESTATE,
  'dual-agency': REAL_ESTATE,
  fixture: REAL_ESTATE,
  'as-is': REAL_ESTATE,
  foreclosure: { office: 'New Jersey Courts', href: 'https://www.njcourts.gov/self-help/foreclosure' },
  'short-sale': CFPB_TERMS,
  lease: TENANTS,
  'security-deposit': TENANTS,
  'application-fee': TENANTS,
  'brokers-fee': REAL_ESTATE,
  guarantor: TENANTS,
  sublet: TENANTS,
  'rent-control': TENANTS,
  voucher: CIVIL_RIGHTS,
  eviction: TENANTS,
}
