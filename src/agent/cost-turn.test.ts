import { describe, expect, test } from 'vitest'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { ok } from '#domain/result.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { runTool } from './tool-registry.ts'

async function said(tool: string, input: Record<string, unknown>, context = watchedContext()) {
  const done = await runTool(tool, input, context)
  return done.ok ? done.value.say : done.problem.message
}

/** Sentences, but for the full stops of '$1.5M', 'N.J.' and '7.40%'. */
const sentencesIn = (text: string): number => text.split(/\.(?= [A-Z]|$)/).filter(Boolean).length

describe('the cost of a month in a talk', () => {
  test('is said by the usual terms, and again by those the visitor names', async () => {
    const { sources } = await talkThrough([
      ['what would it cost a month with 10% down', /^Tell me a price.*I use 10% down at 7\.40% .*a lender decides/],
      ['homes in Ridgewood'],
      [
        'what would it cost a month with 10 % down',
        /^About \$9,410 a month with 10% down at 7\.40% \(rate from October 8, 2026\), 30 years: principal & interest \$6,855, property tax \$1,783, mortgage insurance \$495, home insurance \$275; at 6\.90% it’s about \$9,070, and at 7\.90% about \$9,750\. The tax is from the listing \(2025\); a lender decides the final terms\.$/,
      ],
      ['monthly payment with 20 percent down', /^About \$8,150 a month with 20% down/],
      ['what about 60k down', /^About \$9,780 a month with \$60,000 down/],
      ['at 6.5 percent', /with \$60,000 down at 6\.50%, 30 years/],
      ['at 6.125 percent', /with \$60,000 down at 6\.125%, 30 years/],
      ['at 6.5 percent', /with \$60,000 down at 6\.50%, 30 years/],
      ['over 15 years', /\$60,000 down at 6\.50%, 15 years/],
      ['with FHA', /\$60,000 down at 6\.50%, 15 years, FHA loan:/],
      ['over 30 years', /\$60,000 down at 6\.50%, 30 years, FHA loan:/],
      ['VA loan', /30 years, VA loan:/],
      ['300 % down', /^Enter a percentage from 0 to 100\.$/],
      ['how much is it a month', /^About \$[\d,]+ a month with 0% down at 6\.50%, 30 years, VA loan:/],
    ])
    expect(sources.map(({ href }) => href)).toEqual(['/listings/3', '/how-we-compute'])
  })

  test('is that of a price named before, by other terms too, until homes are found', async () => {
    await talkThrough([
      ['do it with seven percent', /^Tell me a price.*I use 10% down at 7\.00%, 30 years;/],
      ['payment on six twenty five', /^About \$5,250 a month at \$625,000 with 10% down at 7\.00%/],
      ['and with a fifteen year instead?', /at \$625,000 with 10% down at 7\.00%, 15 years/],
      ['so how much cash do we need in total', /^For a \$625,000 house, about \$81,864 due at closing/],
      ['400 % down', /^Enter a percentage from 0 to 100\.$/],
      ['and twenty down', /^For a \$625,000 house, about \$144,028 due at closing/],
      ['homes in Ridgewood'],
      ['what is it a month', /^About \$[\d,]+ a month with 20% down .*The tax is from the listing/],
    ])
  })

  test('of no home and no price is told for example, or asks for one', async () => {
    await talkThrough([
      [
        'how much cash do we need at closing',
        /^It depends on the price\. For a \$500,000 house, about \$67,168 due at closing/,
      ],
      ['no not that. homes under 100 thousand', /^I found no homes/],
      ['what would it be a month', /^About \$[\d,]+ a month at \$100,000/],
    ])
  })

  test('keeps to two sentences, and begins with the number', async () => {
    for (const id of [1, 3, 5, 8, 12, 18]) {
      const words = await said('monthly_cost', { listing_id: id })
      expect(words).toMatch(/^About \$[\d,]+ a month/)
      expect(sentencesIn(words)).toBe(2)
    }
  })

  test('uses the visitor’s own numbers where none are said', async () => {
    const context = watchedContext()
    context.own = {
      ...NO_OWN_NUMBERS,
      terms: { ...NO_OWN_NUMBERS.terms, down: { kind: 'percent', percent: 25 }, ratePct: 6 },
    }
    expect(await said('monthly_cost', { listing_id: 3 }, context)).toMatch(/with 25% down at 6\.00%, 30 years/)
    expect(await said('monthly_cost', { listing_id: 3, rate_percent: 7 }, context)).toMatch(/25% down at 7\.00%/)
  })

  test('an estimated tax names its town, a rental has its rent', async () => {
    const context = watchedContext()
    const byId = context.listings.byId
    context.listings = {
      ...context.listings,
      byId: async (id, signal) => {
        const home = await byId(id, signal)
        const tax = { yearly: 20_000, from: 'town', year: 2025, place: 'Ridgewood' } as const
        return home.ok
          ? { ok: true, value: { ...home.value, costFacts: { tax, fee: null, insured: 'building', feeCapped: true } } }
          : home
      },
    }
    expect(await said('monthly_cost', { listing_id: 3 }, context)).toMatch(
      /association fee not listed; at 6\.90% it’s about \$8,960, and at 7\.90% about \$9,630\. The tax is estimated from Ridgewood’s 2025 average; a lender decides the final terms\.$/,
    )
    expect(await said('monthly_cost', { listing_id: 19 })).toMatch(/^The rent is \$[\d,]+ a month\./)
  })
})

test('cash for a purchase, and who pays the fees on the deed', async () => {
  await talkThrough([
    ['who pays the transfer fee', /^The seller pays the realty transfer fee.*The buyer pays no transfer fee/],
    ['homes in Ridgewood'],
    [
      'how much cash do I need',
      /^About \$137,784 due at closing: \$110,000 down \(10%\) and about \$27,784 in closing costs, which can range from \$15,077 to \$46,716\. Your own agent may cost up to \$27,500 more/,
      /seller pays the realty transfer fee of \$10,785 and the graduated percent fee of \$11,000; a lender/,
    ],
    ['with 20 percent down', /^About \$247,174 due at closing: \$220,000 down/],
    ['who pays the transfer fee', /fee of \$10,785 and .* \$11,000\. The buyer pays no transfer fee in New Jersey\.$/],
    ['is the rent normal here', /^It’s for sale/],
  ])
})

test('a renter’s cash is the one to move in, and the rent is set beside HUD’s figure without a verdict', async () => {
  await talkThrough([
    ['how much is the deposit', /^Which home do you mean/],
    ['homes for rent'],
    ['what do I need to move in', /Which one do you mean/],
    [
      'how much do I need to move in to the first one',
      /^(?:About|Up to) \$[\d,]+ due at move-in: first month’s rent \$[\d,]+,? /,
    ],
    ['how much is the deposit', /due at move-in: .*deposit.*months’ rent/],
    ['how much cash do I need', /due at move-in/],
    [
      'is the rent normal here',
      /^The rent is \$[\d,]+ a month, \$[\d,]+ (?:below|above) the HUD benchmark of \$[\d,]+ for /,
    ],
    ['is it rent controlled', /rent control/],
    ['how much is it a month', /^The rent is \$[\d,]+ a month/],
  ])
  for (const id of [19, 20, 21, 22, 23, 24, 25, 26]) {
    const words = await said('rent_benchmark', { listing_id: id })
    expect(words).toMatch(/HUD benchmark/)
    expect(words).not.toMatch(/fair|over-?priced|market rent/i)
  }
})

test('a voucher: asks for what is missing, then says the share', async () => {
  const hoboken = { listing_id: 19, voucher_bedrooms: 2, adjusted_income_usd: 36_000 }
  expect(await said('voucher_check', { listing_id: 19 })).toMatch(/^Tell me your voucher size/)
  expect(await said('voucher_check', hoboken)).toMatch(
    /^That depends on the utility allowance\. Ask your housing authority/,
  )
  expect(await said('voucher_check', { ...hoboken, utility_allowance_usd: 0 })).toMatch(
    /^It depends on the payment standard, usually \$3,771 to \$4,609 here\. Ask your housing authority\. Of the \$4,300 a month with utilities, you’d pay about \$900 to \$1,429/,
  )
  const known = { ...hoboken, utility_allowance_usd: 0, payment_standard_usd: 3000 }
  expect(await said('voucher_check', known)).toMatch(/^Your voucher probably won’t cover it/)
  expect(await said('voucher_check', { ...known, is_staying: true })).toMatch(/^Your voucher likely covers this home/)
  expect(await said('voucher_check', { ...hoboken, listing_id: 1 })).toBe(
    'A voucher covers rent, but this home is for sale.',
  )
})

describe('what an income buys', () => {
  test('an FHA loan begins with 3.5% down, a VA loan with nothing', async () => {
    const means = 'we make 95 thousand a year, owe 400 a month and have 40 thousand saved'
    await talkThrough([[`what can we afford with an FHA loan if ${means}`, /I assumed 3\.5% down .*FHA loan/]])
    await talkThrough([[`what can we afford with a VA loan if ${means}`, /I assumed 0% down .*VA loan/]])
  })

  test('names the limit that decides, and the homes within it', async () => {
    const { talk } = await talkThrough([
      [
        'what can I afford with 120k and 40k saved',
        /^About \$271,000 with Passaic County’s taxes to \$276,000 with Hudson County’s, based on an income of \$120,000 a year and \$40,000 saved\. Your cash sets the limit, with 10% down plus closing costs/,
        /Your income alone would allow about \$337,000/,
        /a lender decides/,
      ],
      ['what about 5 percent down', /the cash is the limit, 5% down|28% of income/],
      [
        'we make 150 thousand with 500 a month in debts',
        /an income of \$150,000 a year, \$500 in monthly debt payments/,
      ],
    ])
    expect(talk.filters.cost.upTo).toBe(3500)
  })

  test('in one county it is one price; without an income it is what the cash reaches', async () => {
    await talkThrough([
      [
        'what can we afford in Bergen County with 200 thousand a year',
        /^About \$\d{3},000, based on an income of \$200,000 a year\. The limit is 28%/,
      ],
    ])
    await talkThrough([
      [
        'I have 60k for a down payment',
        /^About \$438,000 with Passaic County’s taxes to \$445,000 with Hudson County’s, based on \$60,000 saved.*Tell me your yearly income/,
      ],
      ['I earn 90 thousand a year', /based on an income of \$90,000 a year and \$60,000 saved/],
    ])
  })

  test('an operator’s own limits are those that are said', async () => {
    const context = watchedContext()
    const { figures: tables } = context.figures
    context.figures = {
      ...context.figures,
      figures: async () => {
        const read = await tables()
        if (!read.ok) return read
        const debtLimits = { ...read.value.debtLimits, 'rule-of-thumb': { frontPct: 30, backPct: 40 } }
        return ok({ ...read.value, debtLimits })
      },
    }
    const one = { income: 200_000, debts: 0 }
    expect(await said('affordability', one, context)).toContain('30% of income for housing')
    expect(await said('affordability', { income: 60_000, debts: 5000 }, context)).toContain('more than 40% of $60,000')
  })

  test('what else is asked beside an income is named as left out', async () => {
    await talkThrough([
      ['homes in Ridgewood'],
      ['I earn 95000, can I see it on Saturday?', /^About \$[\d,]+, based on.* I left out “Saturday\.”/],
    ])
  })

  test('debts past the limit leave nothing, and are told', async () => {
    await talkThrough([
      [
        'we earn 100 thousand a year and pay 4000 a month for student loans',
        /^Under these limits, nothing is left.*lender decides/,
      ],
    ])
  })

  test('homes within it are reckoned by their own taxes', async () => {
    const context = watchedContext()
    const done = await runTool('affordability', { income: 260_000 }, context)
    const shown = done.ok ? done.value.shown : null
    expect(shown).toMatchObject({ kind: 'search', filters: { cost: { upTo: 6050 } } })
    const months =
      shown?.kind === 'search' ? shown.listings.map(({ id }) => said('monthly_cost', { listing_id: id })) : []
    expect(months.length).toBeGreaterThan(0)
    for (const words of await Promise.all(months)) {
      expect(Number(/^About \$([\d,]+)/.exec(words)![1]!.replaceAll(',', ''))).toBeLessThanOrEqual(6070)
    }
  })
})

test('the home in hand is set beside the income, and the same cost is said of another home', async () => {
  await talkThrough([
    ['homes in Essex County'],
    ['what does the second one cost a month', /^About \$6,450 a month/],
    ['what about the third one', /^About \$[\d,]+ a month with 10% down.*\(2025\)/],
    ['and the taxes?', /according to the listing/],
    ['can we afford this one', /^About \$[\d,]+ a month.*Tell me your yearly income/],
    [
      'can we afford this one with 250k a year',
      /That’s \d\d% of \$250,000 a year\. A rule of thumb is 28% for housing/,
    ],
  ])
})

test('a voucher is a lawful income: answered, and no search by it', async () => {
  const { talk } = await talkThrough([
    [
      'do you take section 8',
      /^All lawful income counts, including a voucher\. Landlords may apply income rules only to your share/,
    ],
    ['two bedrooms for rent in Newark, I have a voucher', /^All lawful income counts.*homes for rent in Newark/],
    ['no section 8 people', /treat everyone alike/],
  ])
  expect(talk.filters).toMatchObject({ market: 'rent', search: '', words: '' })
})

describe('what is earned, owed and given', () => {
  test.each([
    ['my husband brings home 4200 a month and I make 3100', /an income of \$87,600 a year.*I used your take-home pay/],
    ['I net about six thousand a month', /an income of \$72,000 a year.*I used your take-home pay/],
    ['my take home is 5k', /an income of \$60,000 a year.*I used your take-home pay/],
    ['between the two of us it’s 150 before taxes', /an income of \$150,000 a year/],
    ['i earn 35 an hour full time', /an income of \$72,800 a year/],
    ['I get paid biweekly 2400', /an income of \$62,400 a year/],
    ['we clear 1500 every other week, what can we rent', /up to 30% of \$39,000 a year/],
    ['I pay $450 a month in student loans', /^Got it: \$450 in monthly debt payments\. Tell me your yearly income/],
    ['we have 40 grand saved and my in-laws will chip in another 20', /based on \$60,000 saved/],
  ])('“%s” is counted by the year, and pay after tax is told', async (said, says) => {
    await talkThrough([[said, says]])
  })

  test('is corrected, and added to, right after it was said', async () => {
    await talkThrough([
      ['we make 110 together', /an income of \$110,000 a year/],
      ['no wait 120 thousand not 110', /an income of \$120,000 a year/],
      ['and I pay four hundred a month for the car', /\$120,000 a year and \$400 in monthly debt payments/],
      [
        'my parents are giving us fifty thousand towards the down payment',
        /\$400 in monthly debt payments, and \$50,000 saved/,
      ],
      ['homes in Ridgewood'],
      ['actually under 900 thousand', /under \$900,000/],
    ])
  })
})
