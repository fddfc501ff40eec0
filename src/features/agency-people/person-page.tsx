import type { ReactNode } from 'react'
import { ROLE_WORDS } from '#domain/agency/member.ts'
import { AGENCY_ROLES } from '#domain/agency/permissions.ts'
import { countOf } from '#domain/count.ts'
import { AgencyForm, formState } from '#features/agency-frame/agency-form.tsx'
import type { RefusedForm, ShownMember } from '#ports/browser/agency-page.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, Select } from '#ui/primitives/field.tsx'

interface PersonPageProps {
  person: ShownMember
  /** Whether it is the one who reads the page. */
  isSelf: boolean
  refused: RefusedForm | null
}

/** One person, and what an owner can change about them. Each button says what it does; what can't be undone says so first. */
export function PersonPage({ person, isSelf, refused }: PersonPageProps) {
  const { name, role, email, twoStep, sessions, removedAt } = person
  const act = (path: string) => `/agency/people/${person.id}/${path}`
  const states = (form: string) => formState(refused, form)
  return (
    <div className="max-w-2xl">
      <a href="/agency/people" className="quiet-link inline-flex min-h-11 items-center text-sm text-ink-soft">
        People
      </a>
      <h1 className="screen-title wrap-anywhere">{removedAt === null ? name : `${name} no longer works here`}</h1>
      <p className="mt-1 text-ink-soft">
        {ROLE_WORDS[role]} · Two-step sign-in {twoStep ? 'on' : 'off'}
      </p>
      {email !== null && <p className="text-ink-soft wrap-anywhere">{email}</p>}
      {removedAt !== null ? (
        <p className="mt-6">To bring them back, send an invitation to their address.</p>
      ) : (
        <>
          <Part title="Role">
            <AgencyForm action={act('role')} state={states('role')} className="max-w-sm">
              <input type="hidden" name="version" value={person.version} />
              <Field id="person-role" label="What they may do" error={states('role').complaints['role']}>
                {(control) => (
                  <Select {...control} name="role" defaultValue={role}>
                    {AGENCY_ROLES.map((one) => (
                      <option key={one} value={one}>
                        {ROLE_WORDS[one]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Button type="submit" tone="secondary" className="self-start">
                Change the role
              </Button>
            </AgencyForm>
          </Part>
          <Part title="Sessions" text={sessionsText(sessions, isSelf)}>
            <AgencyForm action={act('end-sessions')} state={states('end-sessions')}>
              <Button type="submit" tone="secondary" className="self-start">
                End {isSelf ? 'your other' : 'all'} sessions
              </Button>
            </AgencyForm>
          </Part>
          <Part
            title="Two-step sign-in"
            text="For a lost phone. The old codes stop working, all sessions end, and a link to set it up again is emailed."
          >
            <AgencyForm action={act('reset-two-step')} state={states('reset-two-step')}>
              <Button type="submit" tone="secondary" className="self-start">
                Reset two-step sign-in
              </Button>
            </AgencyForm>
          </Part>
          <Part title="Remove" text={`Their sessions end right away. ${name} stays in the audit log.`}>
            <AgencyForm action={act('remove')} state={states('remove')}>
              <Button
                type="submit"
                tone="destructive"
                className="max-w-full self-start whitespace-normal wrap-anywhere"
              >
                Remove {name}
              </Button>
            </AgencyForm>
          </Part>
        </>
      )}
    </div>
  )
}

const sessionsText = (sessions: number, isSelf: boolean): string => {
  if (sessions === 0) return 'Not signed in anywhere.'
  return isSelf
    ? `You have ${countOf(sessions, 'open session', 'open sessions')}.`
    : `${countOf(sessions, 'open session', 'open sessions')}.`
}

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="mt-8 border-t border-line pt-8">
    <h2 className="part-title">{title}</h2>
    {text !== undefined && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
    <div className="mt-4">{children}</div>
  </section>
)
