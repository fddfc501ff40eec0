import { ROLE_WORDS } from '#domain/agency/member.ts'
import { AGENCY_ROLES } from '#domain/agency/permissions.ts'
import { countOf } from '#domain/count.ts'
import { AgencyField, AgencyForm, formState } from '#features/agency-frame/agency-form.tsx'
import { shownTime } from '#features/agency-frame/agency-times.ts'
import type { RefusedForm, ShownInvitation, ShownMember } from '#ports/browser/agency-page.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, FieldError, Select } from '#ui/primitives/field.tsx'

interface PeoplePageProps {
  members: readonly ShownMember[]
  invitations: readonly ShownInvitation[]
  refused: RefusedForm | null
  now: number
}

/** Who works here, who is invited, and the form that invites somebody. */
export function PeoplePage({ members, invitations, refused, now }: PeoplePageProps) {
  const active = members.filter(({ removedAt }) => removedAt === null)
  const waiting = invitations.filter(({ isReset }) => !isReset).length
  return (
    <>
      <h1 className="screen-title">{headingOf(active.length)}</h1>
      <p className="mt-1 text-ink-soft">
        {waiting === 0 ? 'No invitation is open.' : `${invitationsText(waiting)} been answered.`}
      </p>
      <div className="mt-7">
        <MembersTable members={members} now={now} />
      </div>
      {(invitations.length > 0 || refused?.form === 'invitation') && (
        <Invitations invitations={invitations} refused={refused} now={now} />
      )}
      <InviteForm refused={refused} />
    </>
  )
}

const headingOf = (people: number): string =>
  people === 1 ? 'One person works here' : `${spelled(people)} people work here`
const SPELLED = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const spelled = (count: number): string => SPELLED[count] ?? String(count)
const invitationsText = (count: number): string =>
  count === 1 ? 'One invitation hasn’t' : `${spelled(count)} invitations haven’t`

const MembersTable = ({ members, now }: Pick<PeoplePageProps, 'members' | 'now'>) => (
  <table className="people-table">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Role</th>
        <th scope="col">Two-step</th>
        <th scope="col">Last here</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      {members.map((member) => (
        <tr key={member.id}>
          <th scope="row" className="wrap-anywhere">
            <a
              href={`/agency/people/${member.id}`}
              className="quiet-link inline-block max-lg:min-h-11 max-lg:content-center"
            >
              {member.name}
            </a>
            {member.email !== null && <span className="block text-sm font-normal text-ink-soft">{member.email}</span>}
          </th>
          <td data-label="Role">{ROLE_WORDS[member.role]}</td>
          <td data-label="Two-step">{member.twoStep ? 'On' : <b className="font-semibold text-brick">Off</b>}</td>
          <td data-label="Last here">{lastHere(member, now)}</td>
          <td data-label="State">
            {member.removedAt === null ? 'Active' : `Removed ${shownTime(member.removedAt, now)}`}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const lastHere = ({ sessions, usedAt }: ShownMember, now: number): string =>
  usedAt === null ? 'Not signed in' : `${shownTime(usedAt, now)} (${countOf(sessions, 'session', 'sessions')})`

function Invitations({ invitations, refused, now }: Omit<PeoplePageProps, 'members'>) {
  const { problem } = formState(refused, 'invitation')
  return (
    <section aria-labelledby="invitations" className="mt-8 border-t border-line pt-8">
      <h2 id="invitations" className="part-title">
        Invitations
      </h2>
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
      <ul className="mt-3">
        {invitations.map(({ id, email, role, expiresAt, isReset }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{email}</span>
              <span className="block text-sm text-ink-soft">
                {isReset ? 'Sets up two-step sign-in again' : ROLE_WORDS[role]}, until {shownTime(expiresAt, now)}
              </span>
            </p>
            <form method="post" action={`/agency/people/invitations/${id}/withdraw`}>
              <Button
                type="submit"
                tone="quiet"
                size="small"
                className="-ml-3.5 max-lg:min-h-11 sm:ml-0"
                aria-label={`Take back the invitation of ${email}`}
              >
                Take back
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}

function InviteForm({ refused }: { refused: RefusedForm | null }) {
  const state = formState(refused, 'invite')
  return (
    <section aria-labelledby="invite" className="mt-8 border-t border-line pt-8">
      <h2 id="invite" className="part-title">
        Invite someone
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        They get a link that works once, for 48 hours. A new invitation to the same address replaces the old one.
      </p>
      <AgencyForm action="/agency/people/invite" state={state} className="mt-4 max-w-md">
        <AgencyField
          of="invite"
          name="email"
          label="Email address"
          state={state}
          type="email"
          required
          autoComplete="off"
        />
        <Field id="invite-role" label="Role" error={state.complaints['role']}>
          {(control) => (
            <Select {...control} name="role" defaultValue={state.values['role'] ?? 'agent'}>
              {AGENCY_ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_WORDS[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" className="self-start max-sm:w-full">
          Send the invitation
        </Button>
      </AgencyForm>
    </section>
  )
}
