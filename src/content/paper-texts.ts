import type { HomeLaw, LawId } from '#domain/law/laws.ts'

/** The papers that a buyer gets or asks for, and what a listing leaves open about them. */
export const PAPERS: Readonly<Partial<Record<LawId, { name: string; open?: string }>>> = {
  condition: { name: 'Property condition statement' },
  flood: { name: 'Flood disclosure' },
  'lead-federal': { name: 'Lead paint', open: 'The listing doesn’t say when this home was built.' },
  'lead-cert': { name: 'Lead-safe certificate', open: 'The listing doesn’t say when this home was built.' },
  well: { name: 'Well water test', open: 'The listing doesn’t say whether this home has a well.' },
  radon: { name: 'Radon results', open: 'Ask whether the home has been tested.' },
  'smoke-co': { name: 'Smoke and carbon monoxide certificate', open: 'It depends on the building.' },
  cco: { name: 'Certificate of occupancy' },
  'condo-deed': { name: 'Master deed and bylaws', open: 'If this home is a condominium.' },
  'condo-reserves': { name: 'Budget and reserves', open: 'If this home has an association.' },
  'condo-assessments': { name: 'Special assessments', open: 'If this home has an association.' },
  'condo-fha': { name: 'FHA approval of the project', open: 'If this home is a condominium.' },
  'flood-rent': { name: 'Flood notice before you sign', open: 'Ask how many units the building has.' },
}

/** What the law says of a paper, and what a listing leaves open. */
export function paperText({ id, says, answer }: HomeLaw): string {
  const open = PAPERS[id]?.open
  return answer === 'ask' && open ? `${says} ${open}` : says
}
