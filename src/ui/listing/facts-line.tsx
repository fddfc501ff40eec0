import { bathsText, bedsText, squareFeetText, type HomeSize } from '#domain/listing/home-size.ts'

/** Beds, baths and square feet in one line, with icons; unknown facts are left out. */
export function FactsLine({ listing }: { listing: HomeSize }) {
  return (
    <ul aria-label="Size" className="facts">
      <Fact icon="fact-beds" text={bedsText(listing.beds)} />
      <Fact icon="fact-baths" text={bathsText(listing.baths)} />
      <Fact icon="fact-area" text={squareFeetText(listing.squareFeet)} />
    </ul>
  )
}

const Fact = ({ icon, text }: { icon: string; text: string | null }) =>
  text === null ? null : <li className={icon}>{text}</li>
