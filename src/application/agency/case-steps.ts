import type { AuditAct } from '#domain/agency/audit.ts'
import type { AssignableMember } from '#domain/inbox/case-assignee.ts'
import type { CaseForm } from '#domain/inbox/case-forms.ts'
import type { CaseAct } from '#domain/inbox/case-state.ts'
import { fail, invalid, ok, type Result } from '#domain/result.ts'
import type { CaseEventDetails, CaseEventKind, CaseThread } from '#ports/server/agency-inbox.ts'

/** What a form does to a case. */
export interface CaseStep {
  act: CaseAct
  kind: CaseEventKind
  body: string
  details: CaseEventDetails
  assigneeId: string | null
  audit: AuditAct
}

interface StepParts {
  worker: { memberId: string }
  thread: Pick<CaseThread, 'assignee'>
  /** Members who can be given an inquiry. */
  members: () => Promise<Result<AssignableMember[]>>
}

/** What a form does to a case; 'invalid' for an assignee who can't be given one. */
export async function caseStep(form: CaseForm, { worker, thread, members }: StepParts): Promise<Result<CaseStep>> {
  const assigneeId = thread.assignee?.id ?? null
  switch (form.form) {
    case 'take':
      return ok({ ...TAKEN, details: { from: thread.assignee?.name ?? null }, assigneeId: worker.memberId })
    case 'assign':
      return handOver(form.assignee, members)
    case 'state':
      return ok({
        act: choiceAct(form.to),
        kind: 'state',
        body: '',
        details: { to: form.to },
        assigneeId,
        audit: 'case.state',
      })
    case 'note':
    case 'their-answer':
      return ok({
        act: { kind: form.form },
        kind: form.form,
        body: form.text,
        details: {},
        assigneeId,
        audit: form.form === 'note' ? 'case.noted' : 'case.their-answer',
      })
    // Whoever answers what is nobody's has it from then on.
    case 'called': {
      const { outcome, text } = form
      const act = { kind: 'called', outcome } as const
      const after = assigneeId ?? worker.memberId
      return ok({ act, kind: 'called', body: text, details: { outcome }, assigneeId: after, audit: 'case.called' })
    }
    case 'reply': {
      const keepsOpen = form.end === 'open'
      const act = { kind: 'reply', keepsOpen } as const
      const after = assigneeId ?? worker.memberId
      return ok({
        act,
        kind: 'reply',
        body: form.text,
        details: { keepsOpen },
        assigneeId: after,
        audit: 'case.replied',
      })
    }
  }
}

const TAKEN = { act: { kind: 'take' }, kind: 'taken', body: '', audit: 'case.taken' } as const

async function handOver(assignee: string, members: StepParts['members']): Promise<Result<CaseStep>> {
  const given = { act: { kind: 'assign' }, kind: 'assigned', body: '', audit: 'case.assigned' } as const
  if (assignee === '') return ok({ ...given, details: { to: null }, assigneeId: null })
  const known = await members()
  if (!known.ok) return known
  const member = known.value.find(({ id }) => id === assignee)
  if (!member) return fail(invalid([{ field: 'assignee', message: 'Choose someone who works here.' }]))
  return ok({ ...given, details: { to: member.name }, assigneeId: member.id })
}

const choiceAct = (to: Extract<CaseForm, { form: 'state' }>['to']): CaseAct => {
  if (to === 'waiting') return { kind: 'reopen' }
  return to === 'answered' ? { kind: 'answered' } : { kind: 'close', reason: to }
}
