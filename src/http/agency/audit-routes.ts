import { ownerNotices } from '#application/agency/agency-mails.ts'
import { AUDIT_ACTS, auditLine, type AuditAct } from '#domain/agency/audit.ts'
import type { AuditFields } from '#ports/browser/agency-page.ts'
import type { AgencyAudit, AuditFilter } from '#ports/server/agency-audit.ts'
import { PRIVATE } from './agency-document.ts'
import type { AgencyParts } from './agency-parts.ts'
import { memberRoute, type AgencyAnswer, type AgencyRoute, type MemberCall } from './agency-route.ts'

const AUDIT = '/agency/audit'
/** Entries of a page, and of a piece of an export. */
const SHOWN = 50
const PIECE = 500
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What was done at the agency's side. Agents see their own acts. */
export function auditRoutes({ audit, members, limits, outbox, agency }: AgencyParts): AgencyRoute[] {
  const page = async ({ query, reach, session }: MemberCall): Promise<AgencyAnswer> => {
    const fields = fieldsOf(query)
    const own = reach === 'own' ? { memberId: session.member.id } : {}
    const before = Number(query.get('before')) || null
    const read = await audit.read({ ...filterOf(fields), ...own }, { before, limit: SHOWN + 1 })
    if (!read.ok) return { problem: read.problem }
    const all = reach === 'all' ? await members.list() : null
    if (all && !all.ok) return { problem: all.problem }
    const entries = read.value.slice(0, SHOWN)
    const screen = {
      name: 'audit',
      entries,
      fields,
      people: all?.value.map(({ id, name }) => ({ id, name })) ?? [],
      more: read.value.length > SHOWN ? moreAddress(fields, entries.at(-1)!.number) : null,
      mayExport: session.member.role === 'owner',
    } as const
    return { screen }
  }
  return [
    memberRoute('audit.read', 'GET', AUDIT, page),
    memberRoute('audit.export', 'POST', `${AUDIT}/export`, async ({ actor, session }) => {
      const allowed = await limits.exportAudit(session.member.id)
      if (!allowed.ok) return { problem: allowed.problem }
      const noted = await audit.note({ act: 'audit.exported', about: 'audit log' }, actor)
      if (!noted.ok) return { problem: noted.problem }
      const all = await members.list()
      const owners = all.ok ? all.value.filter(({ role, removedAt }) => role === 'owner' && removedAt === null) : []
      const addresses = owners.flatMap(({ email }) => (email === null ? [] : [email]))
      for (const mail of ownerNotices(agency.current().agency, addresses, 'audit-exported')) await outbox.enqueue(mail)
      const headers = {
        ...PRIVATE,
        'content-type': 'application/jsonl',
        'content-disposition': 'attachment; filename="audit-log.jsonl"',
      }
      return { response: new Response(linesOf(audit), { headers }) }
    }),
  ]
}

const fieldsOf = (query: URLSearchParams): AuditFields => ({
  who: query.get('who') ?? '',
  act: query.get('act') ?? '',
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
})

const isAct = (act: string): act is AuditAct => (AUDIT_ACTS as readonly string[]).includes(act)
const isDay = (day: string): boolean => DAY.test(day) && !Number.isNaN(Date.parse(day))

const filterOf = ({ who, act, from, to }: AuditFields): AuditFilter => ({
  ...(who !== '' && { memberId: who }),
  ...(isAct(act) && { act }),
  ...(isDay(from) && { from }),
  ...(isDay(to) && { to }),
})

function moreAddress(fields: AuditFields, before: number): string {
  const set = Object.entries(fields).filter(([, value]) => value !== '')
  return `${AUDIT}?${new URLSearchParams([...set, ['before', String(before)]]).toString()}`
}

/** All entries, the oldest first, and then the seals, as lines of JSON: read in pieces, so that it needs little memory. */
function linesOf(audit: AgencyAudit): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last = 0
  return new ReadableStream({
    async pull(controller) {
      const piece = await audit.after(last, PIECE)
      if (!piece.ok) return controller.error(new Error(piece.problem.message))
      last = piece.value.at(-1)?.number ?? last
      if (piece.value.length > 0)
        controller.enqueue(encoder.encode(piece.value.map((entry) => `${auditLine(entry)}\n`).join('')))
      if (piece.value.length === PIECE) return
      const seals = await audit.seals()
      if (!seals.ok) return controller.error(new Error(seals.problem.message))
      controller.enqueue(encoder.encode(seals.value.map((seal) => `${JSON.stringify({ seal })}\n`).join('')))
      controller.close()
    },
  })
}
