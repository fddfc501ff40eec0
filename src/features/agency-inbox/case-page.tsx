import { countOf } from '#domain/count.ts'
import { callHref } from '#domain/inbox/call-href.ts'
import { formState } from '#features/agency-frame/agency-form.tsx'
import { shownTime } from '#features/agency-frame/agency-times.ts'
import type { ShownCase } from '#ports/browser/inbox-screen.ts'
import { FieldError } from '#ui/primitives/field.tsx'
import { CaseControls } from './case-controls.tsx'
import { CaseEvents } from './case-events.tsx'
import type { CaseProps } from './case-props.ts'
import { Composer } from './composer.tsx'

/** An inquiry: who wrote, about which home, what was done, and how to answer. */
export function CasePage(props: CaseProps) {
  const { of, mayWork, query, refused, now } = props
  return (
    <section aria-labelledby="case" className="case-column">
      <div className="min-h-0 py-4 lg:flex-1 lg:overflow-y-auto lg:px-10 lg:pt-7">
        <a
          href={`/agency/inbox${query}`}
          className="quiet-link inline-flex min-h-11 items-center text-sm font-semibold lg:hidden"
        >
          Inbox
        </a>
        <Whole {...props} />
        <CaseHome of={of} />
        {['undo', 'take', 'assign', 'state'].map((form) => {
          const { problem, complaints } = formState(refused, form)
          const text = problem ?? Object.values(complaints)[0]
          return text === undefined ? null : (
            <FieldError key={form} role="alert" className="mt-4">
              {text}
            </FieldError>
          )
        })}
        <CaseEvents of={of} query={query} now={now} />
      </div>
      {mayWork ? (
        <Composer {...props} />
      ) : (
        <p className="border-t border-line py-4 text-sm text-ink-soft lg:px-10">
          Your role can read the inbox. Owners and agents answer.
        </p>
      )}
    </section>
  )
}

function Whole({ of, people, self, mayWork, query, now }: CaseProps) {
  const { email, phone, contact, age } = of
  return (
    <header className="grid gap-x-4 lg:grid-cols-[1fr_auto] lg:items-start">
      <div className="min-w-0">
        <h1 id="case" className="display text-2xl wrap-anywhere max-lg:text-3xl">
          {of.name}
        </h1>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {email !== '' && <span className="wrap-anywhere">{email}</span>}
          {phone !== '' && (
            <a href={callHref(phone)} className="link inline-block max-lg:min-h-11 max-lg:content-center">
              {phone}
            </a>
          )}
          {contact.messages > 1 && (
            <span className="text-ink-soft">
              {countOf(contact.messages, 'message', 'messages')} since {shownTime(contact.since, now)}
            </span>
          )}
          {age && <span className={age.isLate ? 'font-semibold text-brick' : 'text-ink-soft'}>{age.words}</span>}
        </p>
      </div>
      <CaseControls of={of} people={people} self={self} mayWork={mayWork} query={query} />
    </header>
  )
}

const CaseHome = ({ of: { about, home, isCall } }: { of: ShownCase }) => (
  <div className="mt-5 flex items-center gap-3.5 border-y border-line py-3">
    {home?.picture && (
      <img src={home.picture} alt="" width={96} height={64} className="h-16 w-24 shrink-0 rounded-sm object-cover" />
    )}
    <div className="min-w-0">
      {home && <p className="display text-lg tabular-nums">{home.price}</p>}
      <p className="text-sm wrap-anywhere">
        {home ? (
          <a href={home.path} className="quiet-link">
            {about}
          </a>
        ) : isCall ? (
          'A request for a call'
        ) : (
          `${about}, which is no longer on the site`
        )}
      </p>
      {home && <p className="text-xs text-ink-soft">{home.address}</p>}
    </div>
  </div>
)
