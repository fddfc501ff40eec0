import { useEffect, type ReactNode } from 'react'
import { ROLE_WORDS } from '#domain/agency/member.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'
import { OWN_PAGE, screensOf } from '#domain/agency/screens.ts'
import { DONE_WORDS, type Done } from '#ports/browser/agency-page.ts'
import { SessionEnd } from './session-end.tsx'

interface AgencyFrameProps {
  agency: { name: string }
  /** Null where nobody is signed in. */
  member: { name: string; role: AgencyRole } | null
  /** Path of the page. */
  at: string
  done: Done | null
  children: ReactNode
}

/** What every page of /agency has around it: a rail from 1024 px, and below that a head and tabs. */
export function AgencyFrame({ agency, member, at, done, children }: AgencyFrameProps) {
  // As on the site's pages: the page has its scripts.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {member ? <Rail agency={agency} member={member} at={at} /> : <Head name={agency.name} />}
      <main id="main" tabIndex={-1} className={`outline-none ${member ? 'pb-20 lg:ml-(--rail) lg:pb-0' : ''}`}>
        <div
          className={
            member ? 'max-w-[1240px] px-5 pt-6 pb-10 lg:px-10 lg:pt-8 lg:pb-16' : 'mx-auto max-w-md px-5 pt-8 pb-16'
          }
        >
          {done !== null && (
            <output className="mb-6 block border-l-2 border-pine py-0.5 pl-3.5 text-sm font-semibold text-pine">
              {DONE_WORDS[done]}
            </output>
          )}
          {children}
        </div>
      </main>
      {member && <SessionEnd />}
    </>
  )
}

/** The logo, as in `public/mark.svg`, and the agency's name. */
function Mark({ name }: { name: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5">
      <svg aria-hidden viewBox="0 0 32 32" className="size-5.5 shrink-0 text-indigo">
        <path
          fill="currentColor"
          d="M2.5 29V16.5A13.5 13.5 0 0 1 10.5 4.1L13 12.2A5 5 0 0 0 11 16.5V29ZM29.5 29V16.5A13.5 13.5 0 0 0 21.5 4.1L19 12.2A5 5 0 0 1 21 16.5V29Z"
        />
        <path className="fill-brass" d="M11.6 1.5H20.4L17.9 11.5A6 6 0 0 0 14.1 11.5Z" />
      </svg>
      <span className="display text-xl leading-none">{name}</span>
    </span>
  )
}

function Head({ name }: { name: string }) {
  return (
    <header className="border-b border-line px-5 py-1.5">
      <a href="/agency/sign-in" className="quiet-link">
        <Mark name={name} />
        <span className="ml-3 text-xs text-ink-soft">Agency side</span>
      </a>
    </header>
  )
}

const isAt = (at: string, path: string): boolean => at === path || at.startsWith(`${path}/`)

function Rail({
  agency,
  member,
  at,
}: Pick<AgencyFrameProps, 'agency' | 'at'> & { member: { name: string; role: AgencyRole } }) {
  const screens = screensOf(member.role)
  return (
    <>
      <header className="sticky top-0 z-40 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-paper px-5 lg:hidden">
        <a href="/agency" className="quiet-link">
          <Mark name={agency.name} />
        </a>
        <SignOut />
      </header>
      <nav
        aria-label="Agency"
        className="fixed inset-x-0 bottom-0 z-45 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:right-auto lg:flex lg:w-(--rail) lg:flex-col lg:overflow-y-auto lg:border-t-0 lg:border-r lg:pt-6 lg:pb-5"
      >
        <div className="hidden lg:mb-7 lg:block lg:px-6">
          <a href="/agency" className="quiet-link">
            <Mark name={agency.name} />
          </a>
          <p className="text-xs text-ink-soft">Agency side</p>
        </div>
        <ul className="flex lg:block">
          {screens.map(({ path, label, begins }, index) => (
            <li
              key={path}
              className={`flex-1 ${begins && index > 0 ? 'lg:mx-6 lg:mt-3 lg:border-t lg:border-line lg:pt-3 lg:*:-mx-6' : ''}`}
            >
              <ScreenLink path={path} label={label} isCurrent={isAt(at, path)} />
            </li>
          ))}
          <li className="flex-1 lg:hidden">
            <ScreenLink path={OWN_PAGE} label="You" isCurrent={isAt(at, OWN_PAGE)} />
          </li>
        </ul>
        <div className="hidden text-sm lg:mt-auto lg:block lg:px-6 lg:pt-4">
          <a
            href={OWN_PAGE}
            aria-current={isAt(at, OWN_PAGE) ? 'page' : undefined}
            className="quiet-link inline-block py-1 font-semibold wrap-anywhere"
          >
            {member.name}
          </a>
          <p className="text-xs text-ink-soft">{ROLE_WORDS[member.role]}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 text-xs">
            <a href="/" className="quiet-link py-1">
              See the site
            </a>
            <SignOut />
          </div>
        </div>
      </nav>
    </>
  )
}

const ScreenLink = ({ path, label, isCurrent }: { path: string; label: string; isCurrent: boolean }) => (
  <a
    href={path}
    aria-current={isCurrent ? 'page' : undefined}
    className="flex min-h-14 items-center justify-center border-t-2 border-transparent text-sm text-ink-soft no-underline hover:bg-sand aria-[current]:border-indigo aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-9.5 lg:justify-start lg:border-t-0 lg:border-l-2 lg:pr-6 lg:pl-5.5 lg:text-[0.9375rem] lg:text-ink"
  >
    {label}
  </a>
)

const SignOut = () => (
  <form method="post" action="/agency/sign-out">
    <button type="submit" className="quiet-link min-h-11 text-xs lg:min-h-0 lg:py-1">
      Sign out
    </button>
  </form>
)
