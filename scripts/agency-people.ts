// node scripts/agency-people.ts invite|list|reset-two-step|remove|end-sessions: who works for the agency, from the server's machine. Each
// run is in the audit log as "server". Exit code: 0 done, 1 it couldn't be done, 2 the command is none.
import { peopleTable } from '#application/agency/people-table.ts'
import { openAgencyPeople, type OpenAgencyPeople } from '#compose/agency-people.ts'
import { openBuiltAgency } from '#compose/live-agency.ts'
import { AGENCY_ROLES, type AgencyRole } from '#domain/agency/permissions.ts'
import { fail, notFound, ok, valueOrThrow, type Result } from '#domain/result.ts'
import { SERVER_ACTOR } from '#ports/server/agency-audit.ts'
import type { ListedMember } from '#ports/server/agency-members.ts'
import { readConfig } from '#process/config.ts'
import { orExit } from '#process/startup.ts'
import { AGENCY_USAGE } from './agency-usage.ts'

const clock = { now: () => new Date() }
const [command, email = '', role = 'owner'] = process.argv.slice(2)
const config = orExit(readConfig(process.env))
const inForce = orExit(await openBuiltAgency(config, clock))
const opened = orExit(await openAgencyPeople(config, { current: () => inForce }, clock))
const isRole = (text: string): text is AgencyRole => (AGENCY_ROLES as readonly string[]).includes(text)
const ended = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'} ended.`
const linkText = (link: string): string =>
  `This link works once, for 48 hours. It was emailed to ${email}, too:\n${link}`

try {
  process.exitCode = await run(opened)
} finally {
  await opened.close()
}

async function run(agency: OpenAgencyPeople): Promise<number> {
  switch (command) {
    case 'list': {
      const [members, invitations] = [await agency.members.list(), await agency.members.invitations()]
      console.log(peopleTable(valueOrThrow(members), valueOrThrow(invitations)))
      return 0
    }
    case 'invite':
      return email.includes('@') && isRole(role)
        ? report(await agency.people.invite(email, role, SERVER_ACTOR), linkText)
        : usage()
    case 'reset-two-step':
      return onMember(agency, ({ id }) => agency.people.resetTwoStep(id, SERVER_ACTOR), linkText)
    case 'remove':
      return onMember(
        agency,
        ({ id }) => agency.people.remove(id, SERVER_ACTOR),
        () => `${email} was removed.`,
      )
    case 'end-sessions':
      return email === ''
        ? report(await endAll(agency), ended)
        : onMember(agency, ({ id }) => agency.sessions.endAll(id, null, SERVER_ACTOR), ended)
    default:
      return usage()
  }
}

function usage(): number {
  console.error(AGENCY_USAGE)
  return 2
}

function report<T>(result: Result<T>, text: (value: T) => string): number {
  if (result.ok) console.log(text(result.value))
  else console.error(result.problem.message)
  return result.ok ? 0 : 1
}

async function onMember<T>(
  { members }: OpenAgencyPeople,
  act: (member: ListedMember) => Promise<Result<T>>,
  text: (value: T) => string,
): Promise<number> {
  if (!email.includes('@')) return usage()
  const all = valueOrThrow(await members.list())
  const member = all.find((one) => one.email === email.toLowerCase() && one.removedAt === null)
  return report(member ? await act(member) : fail<T>(notFound(`Nobody works here with the address ${email}.`)), text)
}

async function endAll({ members, sessions }: OpenAgencyPeople): Promise<Result<number>> {
  let count = 0
  for (const { id } of valueOrThrow(await members.list()))
    count += valueOrThrow(await sessions.endAll(id, null, SERVER_ACTOR))
  return ok(count)
}
