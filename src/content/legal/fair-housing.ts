/** The footer's fair-housing statement. */
export const FAIR_HOUSING = {
  heading: 'Equal Housing Opportunity',
  statement:
    'We do business in accordance with the federal Fair Housing Act and the New Jersey Law Against Discrimination. Every home on this site is open to everyone on equal terms.',
  /** The page with the full statement, whoever wrote the terms. */
  page: 'fair-housing',
} as const
