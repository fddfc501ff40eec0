import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignInRecord } from '#domain/account/sign-ins.ts'
import { formatDay } from '#domain/day-text.ts'
import { localDay } from '#domain/day.ts'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow, type Result } from '#domain/result.ts'
import { ShowOwn } from '#features/sent-form/show-own.tsx'
import { useSignOut } from '#features/session/sign-out.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { PAGE_FORM } from '#ui/listing/keep-button.ts'
import { Button } from '#ui/primitives/button.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { AccountSection } from './account-section.tsx'
import { AnswerPanel } from './form-result.tsx'
import { settingsQuery } from './settings-query.ts'
import { useSessionOver } from './use-account-form.ts'

/** Where the account is signed in, with a way to sign out there. */
export function SignInsSection({ account }: { account: AccountGateway }) {
  const { data: settings, error } = useQuery(settingsQuery(account))
  const signOut = useSignOut(account)
  const { end, isPending } = useEnding(account)
  const sessions = settings?.sessions ?? []
  return (
    <AccountSection
      heading="Sign-ins"
      text="Browsers where you’re signed in. If you don’t recognize one, sign it out and change your password."
    >
      {error && <AnswerPanel tone="problem">{problemOf(error).message}</AnswerPanel>}
      {!settings && <noscript>{import.meta.env.SSR && <ShowOwn words="Show my sign-ins" />}</noscript>}
      <ul aria-label="Sign-ins" aria-busy={!settings && !error} className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SignInItem
            key={session.id}
            session={session}
            disabled={isPending}
            onEnd={() => (session.current ? void signOut() : end(() => account.endSession(session.id)))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          tone="secondary"
          aria-disabled={isPending}
          className="mt-5 max-sm:w-full"
          type="submit"
          form={PAGE_FORM}
          name="end-other-sessions"
          value="on"
          onClick={(event) => {
            event.preventDefault()
            end(() => account.endOtherSessions())
          }}
        >
          Sign out everywhere else
        </Button>
      )}
    </AccountSection>
  )
}

/** Ends sessions and reads again which are left; a toast says whether it worked. */
function useEnding(account: AccountGateway) {
  const queryClient = useQueryClient()
  const onRefused = useSessionOver()
  const { mutate, isPending } = useMutation({
    mutationFn: async (ending: () => Promise<Result<void>>) => valueOrThrow(await ending()),
    onSuccess: () => notify({ title: 'Signed out of that browser' }),
    onError: (error) => {
      const problem = problemOf(error)
      onRefused(problem)
      notify({ title: 'Not signed out', description: problem.message, tone: 'destructive' })
    },
    onSettled: () => queryClient.invalidateQueries(settingsQuery(account)),
  })
  return { end: (ending: () => Promise<Result<void>>) => isPending || mutate(ending), isPending }
}

interface SignInItemProps {
  session: SignInRecord
  disabled: boolean
  onEnd: () => void
}

function SignInItem({ session, disabled, onEnd }: SignInItemProps) {
  const day = (time: string) => formatDay(localDay(new Date(time)))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{session.device}</p>
        <p className="text-sm text-ink-soft">
          {session.current ? 'This browser' : `Last used ${day(session.lastUsed)}`}, signed in on {day(session.since)}
        </p>
      </div>
      <Button
        tone="secondary"
        size="small"
        type="submit"
        form={PAGE_FORM}
        name={session.current ? 'sign-out' : 'end-session'}
        value={session.id}
        aria-disabled={disabled}
        className="max-md:min-h-11"
        onClick={(event) => {
          event.preventDefault()
          onEnd()
        }}
      >
        {session.current ? 'Sign out' : 'Sign out there'}
        <span className="sr-only">: {session.device}</span>
      </Button>
    </li>
  )
}
