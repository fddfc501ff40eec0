import { BRAND, telHref } from '#content/brand.ts'
import type { Listing } from '#domain/listing.ts'
import { contactHref } from './contact-href.ts'

/** Who lists the home (D-06), with the contact as the feed asks it to be shown. */
export function ListedBy({ listing }: { listing: Listing }) {
  const contact = listing.source === 'sample' ? BRAND.listedByPhone : listing.attributionContact
  return (
    <section aria-labelledby="listed-by">
      <h2 id="listed-by" className="eyebrow">
        Listed by
      </h2>
      <p className="mt-1 font-semibold">{listing.office}</p>
      {listing.agent && <p className="text-sm">{listing.agent}</p>}
      {contact ? <Contact text={contact} /> : <AgencyContact />}
    </section>
  )
}

function Contact({ text }: { text: string }) {
  const href = contactHref(text)
  if (href === null) return <p className="text-sm">{text}</p>
  return (
    <a href={href} className="link inline-flex min-h-11 items-center tabular-nums print:min-h-0">
      {text}
    </a>
  )
}

/** The listing office gives no contact: our own agency answers. */
function AgencyContact() {
  return (
    <p className="mt-2 text-sm">
      Questions? {BRAND.agencyName}{' '}
      <a href={telHref(BRAND.headerPhone)} className="link whitespace-nowrap tabular-nums">
        {BRAND.headerPhone}
      </a>
    </p>
  )
}
