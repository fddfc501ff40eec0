import { Link } from '@tanstack/react-router'
import { formatCount } from '#domain/count.ts'
import { townCounty, townName } from '#domain/geo/town.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { TownPage as Town } from '#domain/town/town-page.ts'
import { nameSlug } from '#domain/town/town-slug.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { LateTownSections } from './late-town-sections.ts'
import { PlaceFacts, type PlaceFact } from './place-facts.tsx'
import { TownMap } from './town-map.tsx'
import type { TownSectionsProps } from './town-sections.tsx'
import { placeSentences, rentControlFact, twoBedrooms, zipsText } from './town-words.ts'
import { pennFact } from './train-words.ts'
import '#ui/primitives/fold.css'
import './towns.css'

/** A town: where it lies, what is known of it, and its homes on offer. */
export function TownPage({ page, visitor }: TownSectionsProps) {
  const { town } = page
  const county = townCounty(town)
  return (
    <div className="container-page place-page">
      <Breadcrumbs
        before={
          <Link to="/counties/$county" params={{ county: nameSlug(county) }} className="link place-link">
            {county} County
          </Link>
        }
        here={townName(town)}
      />
      <h1 className="page-title">{townName(town)}</h1>
      <p className="mt-2 max-w-[68ch] text-lg text-ink-soft">{placeSentences(page)}</p>
      <div className="place-head">
        <TownMap page={page} />
        <PlaceFacts facts={townFacts(page, useToday())} />
      </div>
      <LateTownSections page={page} visitor={visitor} />
    </div>
  )
}

/** The facts that are known; what isn't known takes no place. */
function townFacts(page: Town, today: string): PlaceFact[] {
  const { tax, medianSale, rents } = page
  const { bill, billBefore, assessment, year, fewHomes } = tax.value
  const penn = pennFact(page)
  const twoRooms = twoBedrooms(rents.value)
  const control = rentControlFact(page.rentControl, today)
  const facts: PlaceFact[] = [
    {
      name: `Average tax bill, ${year}`,
      value: fewHomes ? null : formatDollars(bill),
      source: `For a home assessed at ${formatDollars(assessment)}${billBefore === null ? '' : `; ${formatDollars(billBefore)} the year before`}`,
    },
    {
      name: 'Median sale since 2024',
      value: medianSale.value && formatDollars(medianSale.value.price),
      source: `${formatCount(medianSale.value?.sales ?? 0)} recorded sales. The median isn’t the value of any one home`,
    },
    { name: 'New York Penn Station', ...penn },
    {
      name: 'HUD benchmark, 2 bedrooms',
      value: twoRooms,
      source: `${zipsText(rents.value.zips)}, utilities included, for ${rents.value.fiscalYear}`,
    },
    {
      name: 'Rent control',
      value: page.rentControl.answer === 'not-checked' ? null : control.word,
      source: control.source,
      isWord: true,
    },
  ]
  return facts.filter(({ value, missing }) => value !== null || missing !== undefined)
}
