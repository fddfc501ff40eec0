import { Link } from '@tanstack/react-router'
import type { HomeFigures } from '#domain/money/home-figures.ts'
import { nameSlug } from '#domain/town/town-slug.ts'

/** Leads to the page of the home's town, where it is known. */
export function AboutTown({ county, figures }: { county: string; figures: HomeFigures }) {
  const town = figures.sale?.townTax?.value.name ?? figures.rental?.town
  return town ? (
    <p className="text-sm print:hidden">
      <Link
        to="/towns/$county/$town"
        params={{ county: nameSlug(county), town: nameSlug(town) }}
        className="link inline-flex min-h-11 items-center"
      >
        About {town}: taxes, trains and homes
      </Link>
    </p>
  ) : null
}
