/**
 * What visitors read about whom an agent works for, before figures of theirs go to a person (N.J.A.C. 11:5-6.9, N.J.S.A.
 * 45:15-16.91 and following). A changed text gets a new version, the date of the change; earlier ones stay, because stored
 * inquiries refer to them. The whole text stands in the terms, under `AGENCY_NOTICE_HREF`.
 */
const AGENCY_NOTICES = {
  '2026-11-22':
    'In New Jersey an agent may work for the seller, for you, for both or for neither. Until we have agreed on it in writing, assume that the other side learns what you tell us, also what you could pay.',
  '2026-11-24':
    'In New Jersey, an agent may represent the seller, you, both, or neither. Until we agree in writing to represent you, assume anything you tell us, including what you can pay, may be shared with the other side.',
} as const

/** The version that is shown. */
export const AGENCY_NOTICE_VERSION = '2026-11-24' satisfies keyof typeof AGENCY_NOTICES
export const AGENCY_NOTICE: string = AGENCY_NOTICES[AGENCY_NOTICE_VERSION]
export const AGENCY_NOTICE_VERSIONS: readonly string[] = Object.keys(AGENCY_NOTICES)
export const AGENCY_NOTICE_HREF = '/terms#agency'
