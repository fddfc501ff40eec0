import { countOf, formatCount } from '#domain/count.ts'
import { townName } from '#domain/geo/town.ts'
import { countWords } from '#domain/number-words.ts'
import type { CountyPage, CountyTown } from '#domain/town/town-page.ts'

export const homesForSale = ({ towns }: Pick<CountyPage, 'towns'>): number =>
  towns.reduce((sum, { homes }) => sum + homes.sale, 0)

export const homesToRent = ({ towns }: Pick<CountyPage, 'towns'>): number =>
  towns.reduce((sum, { homes }) => sum + homes.rent, 0)

/** '22 towns, 3 homes for sale and 1 for rent.' */
export function countySentence(page: Pick<CountyPage, 'towns'>): string {
  const [sale, rent] = [homesForSale(page), homesToRent(page)]
  const homes =
    sale === 0 && rent === 0
      ? 'no homes listed here right now'
      : `${sale === 0 ? 'no homes' : countOf(sale, 'home', 'homes')} for sale${rent === 0 ? '' : ` and ${formatCount(rent)} for rent`}`
  return `${countOf(page.towns.length, 'town', 'towns')}, ${homes}.`
}

/** Towns named in a fact; more are counted. */
const NAMED = 4

/** 'In Glen Ridge, Maplewood, and Montclair'; null where there is none. */
export function townsWithHomes({ towns }: Pick<CountyPage, 'towns'>): string | null {
  const names = towns.filter(({ homes }) => homes.sale > 0).map(({ town }) => townName(town))
  if (names.length === 0) return null
  if (names.length > NAMED) return `In ${names.length} towns`
  const last = names.pop()!
  return names.length === 0 ? `In ${last}` : `In ${names.join(', ')}${names.length > 1 ? ',' : ''} and ${last}`
}

/** '1 home', '2 homes, 1 to rent'; null for a town without homes. */
export function homesLabel({ homes }: Pick<CountyTown, 'homes'>): string | null {
  const all = homes.sale + homes.rent
  return all === 0 ? null : countOf(all, 'home', 'homes')
}

/** 'The 22 towns', 'The two towns'. */
export const townsHeading = ({ towns }: Pick<CountyPage, 'towns'>): string =>
  `The ${countWords(towns.length, 'town', 'towns')}`

export const withStation = ({ towns }: Pick<CountyPage, 'towns'>): number =>
  towns.filter(({ train }) => train.kind !== 'none').length
