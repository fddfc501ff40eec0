import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FAIR_HOUSING } from '#content/legal/fair-housing.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { telHref } from '#domain/agency/tel-href.ts'
import { COUNTIES, COUNTIES_AREA } from '#domain/geo/county.ts'
import { withPeriod } from '#domain/sentence-end.ts'
import { useAgency } from '#ui/use-agency.ts'
import { MAIN_LINKS } from './main-links.ts'
import { Wordmark } from './wordmark.tsx'

const LINK = 'footer-link'

/** The footer: four columns, then the legal lines. */
export function SiteFooter() {
  const agency = useAgency()
  const { firm, phones } = agency
  return (
    <footer className="mt-auto border-t border-line bg-sand text-sm print:hidden">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-12 md:grid-cols-4 md:pt-18 lg:grid-cols-[2fr_1fr_1.4fr_1.3fr] lg:gap-x-12">
        <div className="col-span-2 md:col-span-1">
          <Wordmark />
          <p className="mt-4 max-w-[34ch] text-ink-soft">{`${[firm.name, agency.blurb].filter(Boolean).join(', ')}.`}</p>
        </div>
        <Column title="Quick links">
          <ul>
            {MAIN_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column
          title={agency.areaName === COUNTIES_AREA ? 'Counties we serve' : 'Homes by county'}
          className="max-md:row-span-2"
        >
          <ul className="lg:columns-2 lg:gap-x-6">
            {COUNTIES.map((county) => (
              <li key={county}>
                <Link to="/listings" search={{ county }} className={LINK}>
                  {county}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column title="Contact">
          <ul>
            <li>
              <Phone number={phones.foot.number} />
            </li>
            <li>
              <a href={`mailto:${agency.email}`} className={`${LINK} wrap-anywhere`}>
                <EmailAddress email={agency.email} />
              </a>
            </li>
          </ul>
          {!agency.isSample && <Offices agency={agency} />}
        </Column>
      </div>
      <div className="container-page">
        <div className="grid items-center gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[1fr_auto]">
          <EqualHousing />
          <Social links={agency.social} />
          <p className="text-ink-soft lg:col-start-1">
            © <CurrentYear /> {withPeriod(firm.name)}{' '}
            {withPeriod([firm.licenseLine, firm.reference].filter(Boolean).join(', '))}
          </p>
          <p className="flex flex-wrap gap-x-6 lg:justify-end">
            <Link to="/counties/$county" params={{ county: 'bergen' }} className={LINK}>
              All towns
            </Link>
            {agency.ownPages.map(({ name, title }) => (
              <Link key={name} to="/$page" params={{ page: name }} className={LINK}>
                {title}
              </Link>
            ))}
            <Link to="/privacy" className={LINK}>
              Privacy Policy
            </Link>
            <Link to="/terms" className={LINK}>
              Terms of Service
            </Link>
            <Link to="/how-we-compute" className={LINK}>
              How we calculate costs
            </Link>
            <Link to="/licenses" className={LINK}>
              Licenses
            </Link>
          </p>
        </div>
      </div>
    </footer>
  )
}

const Phone = ({ number }: { number: string }) => (
  <a href={telHref(number)} className={`tabular-nums ${LINK}`}>
    {number}
  </a>
)

/** Where the agency's offices are, each with its number unless that is the one above. */
const Offices = ({ agency: { offices, phones } }: { agency: Agency }) =>
  offices.map(({ name, street, town, zip, phone }) => (
    <address key={street + zip} className="mt-3 text-ink-soft not-italic">
      {name !== '' && <span className="block font-semibold text-ink">{name}</span>}
      {street}
      <br />
      {town}, NJ {zip}
      {phone !== null && phone.number !== phones.foot.number && (
        <span className="block">
          {phone.label}: <Phone number={phone.number} />
        </span>
      )}
    </address>
  ))

/** A narrow column breaks it after the @, not inside a word. */
function EmailAddress({ email }: { email: string }) {
  const [name, domain] = email.split('@')
  return (
    <span>
      {name}@<wbr />
      {domain}
    </span>
  )
}

function Column({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </div>
  )
}

function EqualHousing() {
  return (
    <div className="flex items-start gap-3 text-ink-soft">
      <svg
        aria-hidden
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        className="size-8 shrink-0"
      >
        <path d="M4 14.5 16 4l12 10.5v3h-3V28H7V17.5H4z" strokeLinejoin="round" />
        <path d="M11.5 17.5h9M11.5 22.5h9" strokeWidth="2.5" />
      </svg>
      <p className="max-w-[68ch]">
        <Link to="/$page" params={{ page: FAIR_HOUSING.page }} className="font-semibold text-ink hover:underline">
          {FAIR_HOUSING.heading}
        </Link>
        . {FAIR_HOUSING.statement}
      </p>
    </div>
  )
}

/** The agency's profiles; the sample agency's are words without a destination. */
function Social({ links }: { links: Agency['social'] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label="Social media" className="flex gap-6 text-ink-soft lg:justify-end">
      {links.map(({ name, url }) => (
        <li key={name}>
          {url === null ? (
            name
          ) : (
            <a href={url} className={LINK}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The current year by the visitor's clock, even if the page was rendered in another year. */
function CurrentYear() {
  const [year] = useState(() => new Date().getFullYear())
  return (
    <span
      suppressHydrationWarning
      ref={(element) => {
        if (element) element.textContent = String(year)
      }}
    >
      {year}
    </span>
  )
}
