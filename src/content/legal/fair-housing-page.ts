import type { Agency } from '#domain/agency/agency.ts'
import type { LegalDocument } from './legal-document.ts'
import { FAIR_HOUSING_SECTION } from './terms.ts'

/** What the agency does for equal access to homes; a page of its own where a link needs one. */
export const fairHousingOf = ({ firm, email, phones }: Agency): LegalDocument => ({
  title: 'Fair Housing',
  updated: '2026-11-24',
  intro: `${firm.name} does business in accordance with the federal Fair Housing Act and the New Jersey Law Against Discrimination. Every home on this site is open to everyone on equal terms.`,
  sections: [
    FAIR_HOUSING_SECTION,
    {
      id: 'if-it-happened',
      heading: 'If you were treated unfairly',
      paragraphs: [
        `Tell us at ${email} or ${phones.foot.number}: the home, the day, and what was said or done. You don’t need proof. We’ll look into it, and telling us will never cost you a tour, an offer, or a home.`,
        'You can also contact the New Jersey Division on Civil Rights (njcivilrights.gov) or the U.S. Department of Housing and Urban Development (hud.gov/fairhousing). Filing a complaint is free.',
      ],
    },
  ],
})
