/** What somebody who works for the agency is, for the pages at /agency. */
export const AGENCY_ROLES = ['owner', 'agent', 'assistant'] as const
export type AgencyRole = (typeof AGENCY_ROLES)[number]

/** How far a role's right reaches: everything, what is the member's own, or nothing. */
export type Reach = 'all' | 'own' | 'none'

export type ActRule = Readonly<Record<AgencyRole, Reach>> & {
  /** Needs the password and a code that are at most ten minutes old. */
  readonly anew?: true
}

const EVERYBODY = { owner: 'all', agent: 'all', assistant: 'all' } as const
const OWNERS = { owner: 'all', agent: 'none', assistant: 'none' } as const

/**
 * Who may do what at /agency. The one table that the server reads for each route, the pages for what they show, and the test that
 * calls every route as every role.
 */
export const PERMISSIONS = {
  /** The members' own page: their name, password, and sessions. */
  'own-page': EVERYBODY,
  'inbox.read': EVERYBODY,
  /** Take, assign, note, remind, reply, close. */
  'inbox.work': { owner: 'all', agent: 'all', assistant: 'none' },
  /** An assistant sees no phone numbers or email addresses. */
  'inbox.addresses': { owner: 'all', agent: 'all', assistant: 'none' },
  'people.read': OWNERS,
  'people.change': { ...OWNERS, anew: true },
  'audit.read': { owner: 'all', agent: 'own', assistant: 'none' },
  'audit.export': { ...OWNERS, anew: true },
} as const satisfies Readonly<Record<string, ActRule>>

export type AgencyAct = keyof typeof PERMISSIONS

/** How far a role may do something. */
export const reachOf = (role: AgencyRole, act: AgencyAct): Reach => PERMISSIONS[act][role]

export const may = (role: AgencyRole, act: AgencyAct): boolean => reachOf(role, act) !== 'none'

/** Whether an act needs the password and a code anew. */
export const needsProof = (act: AgencyAct): boolean => (PERMISSIONS[act] as ActRule).anew === true
