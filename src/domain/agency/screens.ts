import { may, type AgencyAct, type AgencyRole } from './permissions.ts'

/** A screen of /agency as the rail names it. */
export interface AgencyScreenLink {
  path: string
  label: string
  act: AgencyAct
  /** Whether a line stands above it. */
  begins?: true
}

/** The screens there are, in the order of the rail. */
export const AGENCY_SCREENS: readonly AgencyScreenLink[] = [
  { path: '/agency/inbox', label: 'Inbox', act: 'inbox.read' },
  { path: '/agency/people', label: 'People', act: 'people.read', begins: true },
  { path: '/agency/audit', label: 'Audit', act: 'audit.read' },
]

/** A member's own page: not in the rail, but under the name. */
export const OWN_PAGE = '/agency/me'

/** The screens that a role may open. */
export const screensOf = (role: AgencyRole): readonly AgencyScreenLink[] =>
  AGENCY_SCREENS.filter(({ act }) => may(role, act))

/** Where /agency leads: the first screen that the role may open. */
export const firstScreen = (role: AgencyRole): string => screensOf(role)[0]?.path ?? OWN_PAGE
