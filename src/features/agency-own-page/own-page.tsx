import { ROLE_WORDS } from '#domain/agency/member.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'
import { countOf } from '#domain/count.ts'
import { AgencyField, AgencyForm, formState } from '#features/agency-frame/agency-form.tsx'
import { timeInText } from '#features/agency-frame/agency-times.ts'
import type { RefusedForm, ShownSession } from '#ports/browser/agency-page.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FieldError } from '#ui/primitives/field.tsx'

interface OwnPageProps {
  name: string
  role: AgencyRole
  email: string
  recoveryCodesLeft: number
  sessions: readonly ShownSession[]
  refused: RefusedForm | null
  now: number
}

/** A member's own page. */
export function OwnPage({ name, role, email, recoveryCodesLeft, sessions, refused, now }: OwnPageProps) {
  return (
    <div className="max-w-2xl">
      <h1 className="screen-title">
        {sessions.length === 1
          ? 'You’re signed in here only'
          : `You’re signed in on ${countOf(sessions.length, 'browser', 'browsers')}`}
      </h1>
      <p className="mt-1 text-ink-soft wrap-anywhere">
        {ROLE_WORDS[role]} · {email}
      </p>
      <Sessions sessions={sessions} refused={refused} now={now} />
      <NameForm name={name} refused={refused} />
      <PasswordForm email={email} refused={refused} />
      <section aria-labelledby="two-step" className="mt-8 border-t border-line pt-8">
        <h2 id="two-step" className="part-title">
          Two-step sign-in is on
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {recoveryCodesLeft === 0
            ? 'You have no recovery codes left. For new ones, ask an owner to reset your two-step sign-in.'
            : `You have ${countOf(recoveryCodesLeft, 'recovery code', 'recovery codes')} left.`}
        </p>
      </section>
      <p className="mt-8 border-t border-line pt-4 text-sm lg:hidden">
        <a href="/" className="link inline-block py-2">
          See the site
        </a>
      </p>
    </div>
  )
}

function Sessions({ sessions, refused, now }: Pick<OwnPageProps, 'sessions' | 'refused' | 'now'>) {
  const state = formState(refused, 'session')
  return (
    <section aria-label="Your sessions" className="mt-6">
      {state.problem !== null && <FieldError role="alert">{state.problem}</FieldError>}
      <ul>
        {sessions.map(({ id, device, beganAt, usedAt, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <p>
              <span className="font-semibold">{device}</span>
              <span className="block text-sm text-ink-soft">
                {current ? 'This browser' : `Last used ${timeInText(usedAt, now)}`}, since {timeInText(beganAt, now)}
              </span>
            </p>
            {!current && (
              <form method="post" action="/agency/me/end-session">
                <Button
                  type="submit"
                  name="session"
                  value={id}
                  tone="secondary"
                  size="small"
                  className="max-lg:min-h-11"
                  aria-label={`End the session of ${device}`}
                >
                  End
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NameForm({ name, refused }: Pick<OwnPageProps, 'name' | 'refused'>) {
  const state = formState(refused, 'name')
  return (
    <section aria-labelledby="name" className="mt-8 border-t border-line pt-8">
      <h2 id="name" className="part-title">
        Name
      </h2>
      <AgencyForm action="/agency/me/name" state={state} className="mt-4 max-w-sm">
        <AgencyField
          of="own"
          name="name"
          label="Your name"
          state={state}
          defaultValue={state.values['name'] ?? name}
          required
          autoComplete="name"
        />
        <Button type="submit" tone="secondary" className="self-start">
          Change your name
        </Button>
      </AgencyForm>
    </section>
  )
}

function PasswordForm({ email, refused }: Pick<OwnPageProps, 'email' | 'refused'>) {
  const state = formState(refused, 'password')
  return (
    <section aria-labelledby="password" className="mt-8 border-t border-line pt-8">
      <h2 id="password" className="part-title">
        Password
      </h2>
      <p className="mt-1 text-sm text-ink-soft">All your other browsers will be signed out.</p>
      <AgencyForm action="/agency/me/password" state={state} className="mt-4 max-w-sm">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {PASSWORD_FIELDS.map(([name, label, autoComplete]) => (
          <AgencyField
            key={name}
            of="own"
            name={name}
            label={label}
            state={state}
            type="password"
            required
            autoComplete={autoComplete}
          />
        ))}
        <Button type="submit" tone="secondary" className="self-start">
          Change your password
        </Button>
      </AgencyForm>
    </section>
  )
}

const PASSWORD_FIELDS = [
  ['current', 'Current password', 'current-password'],
  ['next', 'New password', 'new-password'],
  ['confirmNext', 'New password again', 'new-password'],
] as const
