import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CONFIRMATION_HOURS } from '#content/retention.ts'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow, type Result } from '#domain/result.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { NewPageHeading } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'

interface LinkMailedProps {
  email: string
  /** Null where the password is gone. */
  sendAgain: (() => Promise<Result<unknown>>) | null
  /** Shows the form again, with what was typed. */
  onOtherAddress: () => void
}

/**
 * The result of signing up, in place of the form. The same whether or not the address had an account: if it had one, only its
 * owner learns of it, by email.
 */
export function LinkMailed({ email, sendAgain, onOtherAddress }: LinkMailedProps) {
  return (
    <>
      <NewPageHeading>Check your email</NewPageHeading>
      <p className="mt-3 wrap-anywhere">
        We sent a link to <span className="font-semibold">{email}</span>.
      </p>
      <p className="mt-3 text-ink-soft">
        The link confirms your address and signs you in. It works once and expires after {CONFIRMATION_HOURS} hours. You
        can also sign in with your password right away. Homes and searches saved in the browser you use move to your
        account.
      </p>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <Link to="/signin" className={buttonClass('primary', 'medium', 'min-h-12')}>
          Sign in
        </Link>
        <Link to="/listings" className={buttonClass('secondary', 'medium', 'min-h-12')}>
          Browse Listings
        </Link>
      </div>
      <NothingArrived sendAgain={sendAgain} onOtherAddress={onOtherAddress} />
    </>
  )
}

function NothingArrived({ sendAgain, onOtherAddress }: Omit<LinkMailedProps, 'email'>) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => sendAgain && valueOrThrow(await sendAgain()),
  })
  return (
    <div className="mt-8 flex flex-col gap-1 border-t border-line pt-6">
      <p className="text-ink-soft">No email after a few minutes? Check your spam folder.</p>
      <div className="flex flex-wrap gap-x-6">
        {sendAgain && (
          <button
            type="button"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
            className="link min-h-11"
          >
            {isPending ? 'Sending...' : 'Send it again'}
          </button>
        )}
        {/* Without scripts it loads the form anew. */}
        <form action="/signup">
          <button
            type="submit"
            onClick={(event) => {
              event.preventDefault()
              onOtherAddress()
            }}
            className="link min-h-11"
          >
            Use another address
          </button>
        </form>
      </div>
      {isSuccess && (
        <AnswerPanel tone="done">
          <p>We sent it again.</p>
          <p>Only the newest link works.</p>
        </AnswerPanel>
      )}
      {error && <AnswerPanel tone="problem">{problemOf(error).message}</AnswerPanel>}
    </div>
  )
}
