import { telHref } from '#domain/agency/tel-href.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { useAgency } from '#ui/use-agency.ts'
import { contactHref } from './contact-href.ts'
import { LISTED_BY } from './texts/place-texts.ts'

/** The listing office and agent (D-06), with the contact that the feed requires to be shown. */
export function ListedBy({ listing }: { listing: Listing }) {
  const agency = useAgency()
  const contact = listing.source === 'sample' ? agency.phones.listings.number : listing.attributionContact
  return (
    <section aria-labelledby="listed-by" className="border-t border-line px-6 py-5 print:border-0 print:p-0">
      <h2 id="listed-by" className="eyebrow">
        {LISTED_BY.heading}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:block">
        <div className="min-w-0">
          <p className="font-semibold">{listing.office}</p>
          {listing.agent && <p className="text-sm text-ink-soft">{listing.agent}</p>}
        </div>
        {contact && <Contact text={contact} />}
      </div>
      {!contact && <AgencyContact />}
    </section>
  )
}

function Contact({ text }: { text: string }) {
  const href = contactHref(text)
  if (href === null) return <p className="min-w-0 text-sm">{text}</p>
  return (
    <a href={href} className="link inline-flex min-h-11 min-w-0 items-center tabular-nums print:min-h-0">
      {text}
    </a>
  )
}

/** The agency's own contact, for listings whose office gives none. */
function AgencyContact() {
  const { firm, phones } = useAgency()
  return (
    <p className="mt-2 text-sm">
      {LISTED_BY.questions} {firm.name}{' '}
      <a href={telHref(phones.head.number)} className="link whitespace-nowrap tabular-nums">
        {phones.head.number}
      </a>
    </p>
  )
}
