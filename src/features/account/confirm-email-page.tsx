import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { CONFIRMATION_HOURS } from '#content/retention.ts'
import { readConfirmationLink, type ConfirmationLink } from '#domain/account/confirmation-link.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { problemOf } from '#domain/problem-of.ts'
import { firstComplaints, valueOrThrow } from '#domain/result.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { AccountLayout, NewPageHeading } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { LinkField } from './link-field.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** Confirms an email address by the link mailed to it: of a new account, or of one that gets another address. */
export function ConfirmEmailPage({ account }: { account: AccountGateway }) {
  const native = useSentForm('confirm-email')
  const read = useLinkSecret('/confirm-email')
  const done = native && !native.problem ? native.values['kind'] : null
  // The server renders without the link, and hydration keeps its attributes.
  const secret = useHydrated() ? read : undefined
  const link = secret === null && !native?.problem ? null : readConfirmationLink(secret ?? undefined)
  const isDead = link === null || native?.problem?.kind === 'not-found'
  return (
    <AccountLayout picture="hero-03-tree-lined-street-autumn">
      {done && done !== 'sign-up' ? (
        <AddressConfirmed changed={done === 'new-email'} />
      ) : done ? (
        <SignedUp />
      ) : isDead ? (
        <DeadLink />
      ) : (
        <Confirmation key={secret} account={account} link={link} native={native} />
      )}
    </AccountLayout>
  )
}

interface ConfirmationProps {
  account: AccountGateway
  /** Undefined before hydration. */
  link: ConfirmationLink | undefined
  native: SentForm | null
}

const WHAT_HAPPENS: Readonly<Record<ConfirmationLink['kind'], string>> = {
  'sign-up':
    'This confirms your address and signs you in. Homes and searches saved in this browser move to your account.',
  'new-email': 'You’ll sign in with this address from now on, and we’ll send account emails to it.',
  'same-email': 'Then you can choose email updates in your account again.',
}

/** Waits for a press: programs that check links in mails open them, too. */
function Confirmation({ account, link, native }: ConfirmationProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ kind, token }: ConfirmationLink) => {
      valueOrThrow(await (kind === 'sign-up' ? account.confirmSignUp(token) : account.confirmEmailChange(token)))
    },
    onSuccess: () => invalidateSavedItems(queryClient),
  })
  const problem = error && problemOf(error)
  const refusal = problem ?? (native?.problem && native.problem.kind !== 'invalid' ? native.problem : null)
  const kind = link?.kind ?? 'sign-up'
  if (isSuccess) return kind === 'sign-up' ? <SignedUp /> : <AddressConfirmed changed={kind === 'new-email'} />
  if (problem?.kind === 'not-found') return <DeadLink />
  const [words, busyWords] =
    kind === 'sign-up' ? ['Confirm and sign in', 'Signing in...'] : ['Confirm this address', 'Confirming...']
  return (
    <>
      <h1 className="page-title mt-8">Confirm your email address</h1>
      <p className="mt-3 text-ink-soft">{WHAT_HAPPENS[kind]}</p>
      <form
        method="post"
        action="/confirm-email"
        noValidate
        className="mt-8 flex flex-col gap-5"
        onSubmit={(event) => {
          // Without the link, the browser sends what was copied by hand.
          if (link) event.preventDefault()
          if (link && !isPending) mutate(link)
        }}
      >
        <LinkField
          typed={native?.values['link']}
          error={native?.problem ? firstComplaints(native.problem)['link'] : undefined}
        />
        {refusal && <AnswerPanel tone="problem">{refusal.message}</AnswerPanel>}
        <Button type="submit" aria-disabled={isPending} className="min-h-12">
          {isPending ? busyWords : words}
        </Button>
      </form>
    </>
  )
}

function SignedUp() {
  return (
    <>
      <NewPageHeading>You’re signed in</NewPageHeading>
      <p className="mt-3 text-ink-soft">Your email address is confirmed. Anything you save now goes to your account.</p>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <Link to="/favorites" className={buttonClass('primary', 'medium', 'min-h-12')}>
          Your favorites
        </Link>
        <Link to="/account" className={buttonClass('secondary', 'medium', 'min-h-12')}>
          Your account
        </Link>
      </div>
    </>
  )
}

function AddressConfirmed({ changed }: { changed: boolean }) {
  return (
    <>
      <NewPageHeading>{changed ? 'Email address changed' : 'Email address confirmed'}</NewPageHeading>
      <p className="mt-3 text-ink-soft">
        {changed
          ? 'Use your new address to sign in from now on. We’ve sent a note to the old one.'
          : 'You can choose email updates in your account again.'}
      </p>
      <Link to="/account" className={buttonClass('primary', 'medium', 'mt-8 min-h-12')}>
        Your account
      </Link>
    </>
  )
}

function DeadLink() {
  return (
    <>
      <NewPageHeading>This link doesn’t work</NewPageHeading>
      <p className="mt-3 text-ink-soft">
        Confirmation links work once and expire after {CONFIRMATION_HOURS} hours. If you’ve already used this one, sign
        in. If not, sign in and request a new one from your account.
      </p>
      <SignInLinks />
    </>
  )
}
