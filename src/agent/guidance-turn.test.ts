import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import type { AgentContext } from './agent-context.ts'
import { answer } from './conversation.ts'
import { spanish } from './phrases/es/spanish.ts'
import { speaking } from './talk-language.ts'
import { NEW_TALK } from './talk.ts'

/** What is said after the sentences, the last of which is asked. */
async function heard(...said: readonly string[]) {
  let talk = NEW_TALK
  let say = ''
  let context: AgentContext = watchedContext()
  for (const sentence of said) {
    const now = await speaking(talk, sentence, context)
    context = now.context
    const turn = now.told ?? (await answer(now.talk, sentence, now.context))
    talk = turn.talk
    say = turn.say
  }
  return { say, talk }
}

test.each([
  [
    'what are rates right now',
    /^The average 30-year fixed rate was 7\.40% on October 8, 2026, according to Freddie Mac/,
  ],
  ['did rates go up this week', /7\.40% on October 8, 2026/],
  [
    'whats the fha limit in bergen',
    /^In 2026, the conforming loan limit .*\$1,209,750 \(for FHA \$1,249,125\) in Bergen\. A larger loan/,
  ],
  ['what is a jumbo loan', /in Bergen, Essex, .* and in Warren \$832,750/],
  [
    'how much do I need to make to buy a 500k house',
    /^About \$186,000 a year before tax\. At \$500,000 the monthly cost is about \$4,320, which is 28%/,
  ],
  [
    'what income do I need to rent for 2500',
    /^By the 30% rule of thumb, a rent of \$2,500 a month calls for an income of about \$100,000 a year/,
  ],
  ['how much do I need to have saved up before I can buy', /^It depends on the price/],
  ['property taxes in montclair', /^In Montclair, property tax is about 1\.978% .*\$9,890 on \$500,000/],
  ['what would taxes be on a 400k house in bloomfield', /^In Bloomfield, .*\$8,870 on \$400,000/],
  ['how high are taxes in bergen county', /^The median for towns in Bergen County is about 1\.879%/],
  [
    'which towns have the lowest taxes',
    /^Compared with today’s prices, the lowest rates in our seven counties are in Walpack/,
  ],
  [
    'whats fair market rent in 07055',
    /^HUD’s benchmark rent in 07055, .*\$1,670 for 1 bedroom and \$1,920 for 2 bedrooms/,
  ],
  ['is 2400 a fair rent for a 1 bedroom in hoboken', /in Hoboken, .*\$3,770 for 1 bedroom .*\$2,400 is \$1,370 below/],
  [
    'how much would the voucher cover for a 2 bedroom in paterson',
    /\$1,610 to \$2,100 for 2 bedrooms a month across 9 ZIP/,
  ],
  ['is there rent control in jersey city', /^Jersey City may have rent control.* Ask the rent board/],
  [
    'how much is home insurance',
    /^I use 0\.3% of the price per year, or 0\.1% for a condo or co-op, until you enter a quote/,
  ],
  [
    'can I cancel the contract myself without an attorney in the three days?',
    /^You can’t cancel it yourself\. During the three business days of attorney review, only an attorney can end the contract by disapproving it/,
  ],
  ['am I going to be approved', /^Only a lender can tell you/],
  ['my credit score is 640 can I still buy', /^I don’t ask for your score/],
  ['we don’t have any credit history, we just moved here', /^You may still have options/],
  ['can my mom give me the down payment as a gift', /signed letter/],
  ['FHA or conventional which one’s better', /^An FHA loan needs 3\.5% down/],
  ['15 or 30 year', /^A 15-year loan costs more per month/],
  ['do we need a preapproval before seeing houses', /^You can look at homes without one/],
  ['how do I get pre approved', /^Ask a lender, or better, two or three/],
  ['how long does it take to buy a house', /six to eight weeks/],
  ['how do I make an offer', /^An agent writes it with you/],
  ['are people still going over asking', /^I can’t tell/],
  ['should I skip the inspection to win', /^That’s your decision/],
  ['how much is a real estate attorney', /^The law doesn’t require one/],
  ['does it make more sense to keep renting', /I can’t say which is better/],
  ['is it better to buy a two family and rent one side', /^Many owners do/],
  ['can I use my 401k for the down payment', /^Some retirement plans/],
  ['my boyfriend and me aren’t married can we buy together', /^Yes\. You can buy/],
  ['I owned a condo six years ago am I a first time buyer', /primary home in the last three years/],
  ['im self employed how do i get a mortgage', /two years of tax returns/],
  ['can the seller pay our closing costs', /^The buyer pays closing costs/],
  ['why are taxes so high here', /^Property tax pays for the schools/],
  ['are the taxes in the payment', /^The monthly cost includes principal & interest/],
  ['how much do I need up front to rent', /^You pay the first month/],
  ['how much can my landlord raise the rent', /^The state sets no limit/],
  ['can they kick me out when my lease ends', /^Usually not\. A landlord here needs a cause/],
  ['landlord wants two months security is that legal', /more than one and a half months’ rent/],
  ['is three percent down a thing', /Some loans need 3% or 3\.5%/],
  ['what does an hoa cover', /^An HOA takes care of/],
  ['co-op or condo whats the difference', /^In a co-op, .*\nWith a condo/],
  ['who pays the broker fee in nj', /^A broker’s fee is/],
  ['gotta put down a deposit when you rent?', /^Most landlords ask for one.* one and a half months/],
  ['what if the landlord keeps my deposit', /within 30 days .*court can double/i],
  ['and when do I get my deposit back', /within 30 days/i],
  ['landlords always say they dont take section 8', /may not use a voucher.*Civil Rights within 180 days/],
  ['do landlords have to accept it', /may not use a voucher/],
  ['can the building stop me playing piano at night', /^The lease and the building’s rules/],
  ['am I allowed to paint the walls', /^The lease and the building’s rules/],
  ['which documents do I bring for a rental', /^You usually need a photo ID/],
  ['what paperwork does a mortgage take', /^A lender will ask/],
  ['which papers will they ask me for', /^You usually need a photo ID.*\nA lender will ask/],
  ['whats the funding fee', /^A VA loan has a funding fee: 2\.15% of the loan on first use, 1\.5% from 5% down/],
  ['do veterans pay less property tax', /\$250 a year .*N\.J\.S\.A\. 54:4-8\.10/],
  ['where can I look up the schools', /School Performance Reports/],
  ['what should I check when I’m at a viewing', /^Look for stains/],
  ['and once we find one we love what happens next', /^Tour the home, apply.*\nTour the home, have a lender’s/],
  ['can the HOA fee go up', /^The association sets the fee in its budget/],
  ['does a mortgage payment stay the same', /^With a fixed rate/],
  ['do we need our own agent to buy', /^No law requires one/],
  ['what if we cant pay the mortgage one month', /^Call the lender before/],
  ['what if the inspection finds something bad', /^Then you negotiate/],
  ['can I still back out after signing', /three business days/],
  ['can I break my lease early', /^You may owe rent until the lease ends/],
  ['who fixes things when I rent', /^A landlord must keep the home livable/],
  ['can the landlord just come in whenever', /^Not at any time/],
  ['do I need renters insurance', /^No law requires it/],
  ['what credit score do I need to rent an apartment', /^Each landlord sets their own limit/],
  ['what happens if I pay rent late', /^The lease says when rent is late/],
  ['how do I know a listing isn’t a scam', /^Don’t pay anything until/],
  ['renting or buying', /I can’t say which is better/],
  ['if the bank says no do I lose my deposit', /three business days/],
  ['do lenders count overtime', /^A lender usually counts overtime/],
  ['does shopping around hurt my credit', /within 45 days count as one/],
  ['can they shut off my heat', /68 degrees by day/],
  ['how do I get on the section 8 list', /waiting list/],
  ['can they say no because I have a baby', /because of children or a pregnancy/],
  ['who pays for the roof repairs in a condo', /^An HOA takes care of/],
  ['is my car loan a problem', /^DTI is/],
  ['what is a townhouse', /^A townhouse shares/],
  ['we have 3 percent saved, is it enough to buy', /^It can be\./],
  ['how can I raise my credit score', /^Pay every bill on time/],
  ['I have an old eviction, do landlords see it', /^It may\. A tenant screening report/],
  ['will a landlord take my mom as a guarantor', /^Yes, it’s common/],
  ['is an offer letter enough for the landlord', /^A signed offer letter/],
  ['can they charge a pet deposit', /A service or support animal isn’t a pet/],
  ['can I throw the tenants out after I buy', /^Not right away/],
  ['what could I get for the upstairs unit in rent', /^I don’t guess at rents/],
  ['does Little Falls flood', /FEMA’s flood map/],
  ['how exact is that number', /^Because parts of it are set later/],
  ['who pays the real estate agent', /negotiable/],
  ['what means lien', /lien/i],
  ['I not understand, what is "escrow"?', /escrow/i],
  ['what does that mean "as is" when they say it', /repair/],
  ['can we buy in winter', /^I don’t have a verified answer/],
])('“%s” is answered in general', async (said, says) => {
  const { say, talk } = await heard(said)
  expect(say).toMatch(says)
  expect(talk.terms).toEqual({})
  expect(talk.means).toEqual({})
})

test.each([
  [['what is a security deposit', 'how much can they take'], /more than one and a half months’ rent/],
  [['what is a security deposit', 'and if he just keeps it'], /within 30 days/i],
  [['what is a mortgage', 'and a lease?'], /^A lease is the contract/],
  [['homes in Ridgewood', 'what are the taxes of the first one', 'does it go up each year'], /^Property tax pays for/],
  [['homes in Ridgewood', 'what district is the first one in', 'is it any good'], /don’t rate schools/],
  [['homes in Ridgewood', 'and if I like one, what happens next'], /^Tour the home, have a lender’s pre-approval/],
  [['homes for rent in Ridgewood', 'what paperwork will they want'], /^You usually need a photo ID/],
] as const)('%j goes on with what was talked of', async (said, says) => {
  expect((await heard(...said)).say).toMatch(says)
})

test.each([
  ['we want a two family in Garfield to rent out the other unit', /^I found no homes in Garfield/],
  ['homes with low taxes in Montclair', /Montclair/],
  ['message the agency and ask how the offer goes', /Which home/],
  ['we make 110 together, would we be approved', /based on an income of \$110,000/],
])('“%s” asks for something else', async (said, says) => {
  const { say } = await heard(said)
  expect(say).toMatch(says)
  expect(say).not.toMatch(/^(?:Many owners|In Montclair|An agent|Only a lender)/)
})

test('a home in hand is asked about first', async () => {
  expect((await heard('homes in Ridgewood', 'what are the taxes')).say).toMatch(/tax/)
  expect((await heard('homes in Ridgewood', 'what are the taxes')).say).not.toMatch(/today’s price/)
})

test.each([
  ['hola, cuáles son las tasas hoy', spanish(SAMPLE_AGENCY).guidance.rates(7.4, '2026-10-08', null)],
  ['hola, qué crédito necesito para comprar', spanish(SAMPLE_AGENCY).guidance.texts.credit],
  ['hola, cuánto tarda todo el proceso de comprar', spanish(SAMPLE_AGENCY).guidance.texts.timeline],
  ['hola, pueden subirme la renta', spanish(SAMPLE_AGENCY).guidance.texts['rent-increase']],
  ['hola, es mejor rentar o comprar', spanish(SAMPLE_AGENCY).guidance.texts['rent-or-buy']],
  ['hola, quién paga los gastos de cierre', spanish(SAMPLE_AGENCY).guidance.texts['closing-who']],
  ['hola, cómo consigo la preaprobación', spanish(SAMPLE_AGENCY).guidance.texts['pre-approval-how']],
  ['hola, tengo que pagar un depósito', spanish(SAMPLE_AGENCY).guidance.texts['deposit-limit']],
  ['hola, y si no me devuelve el depósito', spanish(SAMPLE_AGENCY).guidance.texts['deposit-back']],
  ['hola, qué papeles piden para rentar', spanish(SAMPLE_AGENCY).guidance.texts['papers-to-rent']],
  ['hola, los veteranos pagan menos impuestos', spanish(SAMPLE_AGENCY).guidance.texts['veteran-tax']],
  ['hola, qué reviso cuando visito una casa', spanish(SAMPLE_AGENCY).guidance.texts.viewing],
  ['hola, quién arregla las cosas si rento', spanish(SAMPLE_AGENCY).guidance.texts.repairs],
])('“%s” is answered in Spanish', async (said, says) => {
  expect((await heard(said)).say).toBe(says)
})

test.each([
  [['homes in Essex County', 'is it walkable'], /^44 minutes door to door to Penn Station/],
  [['what is the monthly cost'], /^About \$3,890 a month at \$450,000/],
  [['how much do I need up front to rent'], /^At a rent of \$2,500, up to \$6,300 due at move-in/],
  [
    ['viviendas en el condado de Essex', '¿qué tan lejos está el aeropuerto?'],
    /^44 minutos de puerta a puerta hasta Penn Station/,
  ],
  [['¿cuánto es el costo mensual?'], /^Unos \$3,890 al mes por un precio de \$450,000/],
  [['¿cuánto necesito por adelantado para alquilar?'], /^Con una renta de \$2,500, como máximo \$6,300 para mudarse/],
])('%s: the sentence suggested in the answer is understood', async (said, expected) => {
  const suggested = /“([^”]+)”/.exec((await heard(...said)).say)?.[1] ?? ''
  expect((await heard(...said, suggested)).say).toMatch(expected)
})
