import { describe, expect, test } from 'vitest'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { homeFigures } from '#content/public-figures/home-figures.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { taxTable } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { lawApplies, LEGAL_KINDS, type LawScope, type LegalCase, type LegalKind } from '#domain/law/law.ts'
import { homeLaws, LAW_IDS } from '#domain/law/laws.ts'
import { legalCase, legalKinds } from '#domain/law/legal-home.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { MARKETS } from '#domain/money/money.ts'

const FIGURES = publicFigures(NO_OVERRIDES)
const BOOK = { figures: FIGURES, taxes: taxTable({}), rents: rentBenchmarks({}) }

/** A home of which everything is known. */
interface KnownHome {
  deal: 'sale' | 'rent'
  kind: LegalKind
  units: number
  owner: boolean
  days: number
  built: number
  facts: Record<'well' | 'tested' | 'fha', boolean>
}

/** The scope read word for word, for a home of which everything is known. */
function holds(scope: LawScope, home: KnownHome): boolean {
  const inside = (value: number, [low, high]: readonly [number | null, number | null]) =>
    value >= (low ?? -Infinity) && value <= (high ?? Infinity)
  return (
    scope.deals.includes(home.deal) &&
    (!scope.kinds || scope.kinds.includes(home.kind)) &&
    (!scope.units || inside(home.units, scope.units)) &&
    !(home.owner && home.units <= (scope.exemptOwnerOccupiedUnits ?? 0)) &&
    !(home.owner && home.units - 1 <= (scope.exemptOwnerOccupiedRentals ?? -1)) &&
    (home.deal === 'sale' || !scope.leaseDays || inside(home.days, scope.leaseDays)) &&
    (scope.builtBefore === undefined || home.built < scope.builtBefore) &&
    (scope.when === undefined || home.facts[scope.when])
  )
}

const UNITS: Readonly<Record<LegalKind, readonly number[]>> = {
  house: [1],
  'attached house': [1],
  'two-family': [2],
  'three-family': [3],
  'four-family': [4],
  multifamily: [3, 5, 40],
  condo: [1, 2, 3, 4, 40],
  'co-op': [1, 3, 40],
}
const BOOLEANS = [false, true]

const KNOWN: readonly KnownHome[] = (['sale', 'rent'] as const).flatMap((deal) =>
  LEGAL_KINDS.flatMap((kind) =>
    UNITS[kind].flatMap((units) =>
      BOOLEANS.flatMap((owner) =>
        [14, 180, 365].flatMap((days) =>
          [1950, 1978].flatMap((built) =>
            BOOLEANS.map((fact) => ({
              deal,
              kind,
              units,
              owner,
              days,
              built,
              facts: { well: fact, tested: fact, fha: fact },
            })),
          ),
        ),
      ),
    ),
  ),
)

const caseOf = ({ deal, kind, units, owner, days, built, facts }: KnownHome): LegalCase => ({
  deal,
  kinds: [kind],
  units,
  ownerOccupied: owner,
  leaseDays: days,
  yearBuilt: built,
  facts,
})

describe('a law', () => {
  test.each(LAW_IDS)('%s applies to a home of which all is known exactly where its scope says so', (id) => {
    const { scope } = FIGURES.laws[id]
    expect(KNOWN).toHaveLength(768)
    const wrong = KNOWN.filter((home) => lawApplies(scope, caseOf(home)) !== (holds(scope, home) ? 'yes' : 'no'))
    expect(wrong).toEqual([])
  })

  test.each(LAW_IDS)('%s says yes or no with something unknown only where it cannot matter', (id) => {
    const { scope } = FIGURES.laws[id]
    const unknown = (['units', 'ownerOccupied', 'leaseDays', 'yearBuilt'] as const).map((field) => ({ [field]: null }))
    const wrong = KNOWN.filter((home) => {
      const exact = holds(scope, home) ? 'yes' : 'no'
      return [...unknown, { facts: {} }].some((less) => {
        const answer = lawApplies(scope, { ...caseOf(home), ...less })
        return answer !== 'ask' && answer !== exact
      })
    })
    expect(wrong).toEqual([])
  })
})

describe('a home', () => {
  test('is every kind that its words leave open', () => {
    expect(legalKinds('house', 'Single Family')).toEqual(['house'])
    expect(legalKinds('house', 'Two Family')).toEqual(['two-family'])
    expect(legalKinds('multi-family', 'Duplex')).toEqual(['two-family'])
    expect(legalKinds('multi-family', null)).toEqual(['two-family', 'three-family', 'four-family', 'multifamily'])
    expect(legalKinds(null, null)).toEqual(LEGAL_KINDS)
  })

  test('shows no law that does not apply to it: thirty homes and more, of all kinds', () => {
    const homes = SAMPLE_LISTINGS.flatMap((home) =>
      HOME_KINDS.flatMap((kind) =>
        MARKETS.map((market) => ({ ...home, market, propertyType: null, structure: { ...home.structure, kind } })),
      ),
    )
    expect(homes.length).toBeGreaterThan(30)
    for (const home of homes) {
      const { sale, rental } = homeFigures(home, BOOK)
      const shown = (sale ?? rental)!.laws.map(({ id, answer }) => [id, answer])
      const right = LAW_IDS.map((id) => [id, lawApplies(FIGURES.laws[id].scope, legalCase(home))] as const)
      expect(shown).toEqual(right.filter(([, answer]) => answer !== 'no'))
    }
  })

  test('of one or two families has no flood notice and no cap on application fees', () => {
    const rental = { ...SAMPLE_LISTINGS[0]!, market: 'rent' as const }
    const lawsOf = (propertyType: string, kind: (typeof HOME_KINDS)[number]) =>
      homeLaws(legalCase({ ...rental, propertyType, structure: { ...rental.structure, kind } }), FIGURES.laws).map(
        ({ id }) => id,
      )
    for (const laws of [lawsOf('Single Family', 'house'), lawsOf('Two Family', 'multi-family')]) {
      expect(laws).not.toContain('flood-rent')
      expect(laws).not.toContain('application-fee')
      expect(laws).toContain('smoke-co')
    }
  })

  test('that is a condominium has its own papers, and no well test or smoke certificate', () => {
    const sale = SAMPLE_LISTINGS.find(({ market }) => market === 'sale')!
    const condo = { ...sale, propertyType: 'Condominium', structure: { ...sale.structure, kind: 'condo' as const } }
    const laws = homeLaws(legalCase(condo), FIGURES.laws).map(({ id }) => id)
    expect(laws).toEqual(expect.arrayContaining(['condo-deed', 'condo-reserves', 'condo-assessments', 'condo-fha']))
    expect(laws).not.toContain('well')
    expect(laws).not.toContain('smoke-co')
  })
})
