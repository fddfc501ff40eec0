import { expect, test } from 'vitest'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { CostParts } from './cost-parts.lazy.tsx'
import { useCostTerms } from './cost-terms.ts'
import { homeCost } from './home-cost.ts'

function Parts({ rent }: { rent: number }) {
  const costTerms = useCostTerms()
  const home = {
    market: 'rent',
    price: rent,
    costFacts: { tax: null, fee: null, insured: 'building', feeCapped: true },
  } as const
  return (
    <CostParts
      button={{ current: null }}
      cost={homeCost(home, costTerms)!}
      costTerms={costTerms}
      onClose={() => undefined}
    />
  )
}

test('L-07 a deposit is never said above the cap of the law', async () => {
  const html = await renderedOnRouter(() => <Parts rent={2875} />, '/listings')
  expect(html).toContain('$4,312.50')
  expect(html).not.toContain('$4,313')
})
