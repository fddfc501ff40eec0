import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SentForm } from '#domain/form/sent-form.ts'
import { firstComplaints } from '#domain/result.ts'
import { Button } from '#ui/primitives/button.tsx'
import { EmailRequest } from './email-request.tsx'
import { SENT_FORM_KEY } from './sent-form-query.ts'

/**
 * What became of a button or form without a place of its own on the page, at the page's beginning: what toasts say where scripts run.
 * It has the focus when the page is there.
 */
export function SentNotice() {
  const sent = useQueryClient().getQueryData<SentForm>(SENT_FORM_KEY)
  const words = sent && (sent.problem ? refusalOf(sent) : resultOf(sent))
  if (!words) return null
  return (
    <div className="container-page py-4">
      <div
        role={sent.problem ? 'alert' : 'status'}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to the form
        autoFocus
        className={`rounded-lg p-4 ${sent.problem ? 'border border-brick/40 bg-surface text-brick' : 'bg-indigo-wash'}`}
      >
        {words}
      </div>
      {sent.values['email-search'] && <EmailRequest {...sent} />}
    </div>
  )
}

type Values = SentForm['values']

function resultOf({ form, values }: SentForm): ReactNode {
  if (form === 'favorite') return <Removed values={values} />
  if (form === 'note') return <p>Note saved.</p>
  if (form === 'saved-search') return <SearchSaved values={values} />
  if (form === 'update-request') return <p>To turn on the emails, open the link we sent to {values['email']}.</p>
  if (form === 'sharing') return <p>{SHARING[values['act'] ?? '']}</p>
  if (form in ACCOUNT) return <p>{ACCOUNT[form]}</p>
  if (form === 'sign-ins') return <p>{values['act'] === 'out' ? 'Signed out.' : 'Signed out of that browser.'}</p>
  if (form === 'two-step') {
    const said = { on: 'Two-step sign-in is on.', 'two-step-off': 'Two-step sign-in is off.' }[values['act'] ?? '']
    return said && <p>{said}</p>
  }
  if (form === 'list-answer') {
    return <p>{values['act'] === 'withdraw' ? 'We removed your name, replies, and notes.' : 'Reply saved.'}</p>
  }
  return null
}

const ACCOUNT: Readonly<Record<string, string>> = {
  'account-name': 'Name changed.',
  'account-password': 'Password changed. You’re still signed in here, and signed out everywhere else.',
  'account-email': 'Check your email.',
  updates: 'Email updates saved.',
}

const SHARING: Readonly<Record<string, string>> = {
  share: 'This list is shared. The link is below. Send it to anyone you like.',
  stop: 'The list is no longer shared, and its link no longer works.',
  open: 'People with the link can reply.',
  close: 'The list no longer takes replies.',
  'remove-guest': 'We removed that person and their replies.',
}

function Removed({ values }: { values: Values }) {
  return (
    <form method="post" action="/favorites" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>Property removed from favorites.</p>
      {values['restore'] && (
        <>
          {['restore', 'dateAdded', 'note', 'ahead'].map((name) => (
            <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
          ))}
          <Button type="submit" tone="secondary" size="small" className="min-h-11">
            Undo
          </Button>
        </>
      )}
    </form>
  )
}

function SearchSaved({ values: { act, name } }: { values: Values }) {
  if (act === 'remove') return <p>Saved search removed.</p>
  return (
    <p>
      {act === 'known' ? `You’ve already saved this search as “${name}”.` : `Search saved as “${name}”.`}{' '}
      <Link to="/favorites" search={{ tab: 'searches' }} className="link">
        See it in Favorites
      </Link>
    </p>
  )
}

/** What was refused, where no field of a form says it. */
function refusalOf({ form, values, problem }: SentForm): ReactNode {
  const title = REFUSALS[form === 'favorite' ? `favorite ${values['act']}` : form]
  if (!title || !problem) return null
  const complaints = firstComplaints(problem)
  // Its form says so itself, beside the field.
  if (form !== 'favorite' && ['name', 'note'].some((field) => field in complaints)) return null
  const reasons = Object.values(complaints)
  return (
    <p>
      <b className="font-semibold">{title}</b> {reasons.length > 0 ? reasons.join(' ') : problem.message}
    </p>
  )
}

const REFUSALS: Readonly<Record<string, string>> = {
  'favorite keep': 'The home wasn’t added to your favorites.',
  'favorite drop': 'The home wasn’t removed from your favorites.',
  'favorite restore': 'The home wasn’t restored.',
  note: 'Your note wasn’t saved.',
  sharing: 'Nothing was changed.',
  'saved-search': 'The search wasn’t saved.',
  'update-request': 'The emails weren’t turned on.',
  'list-answer': 'Your reply wasn’t saved.',
  'sign-ins': 'Not signed out.',
  updates: 'We couldn’t save all your email updates.',
}
