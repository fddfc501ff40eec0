import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { fail, unavailable, valueOrThrow } from '#domain/result.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { answer } from './conversation.ts'
import { NEW_TALK, turnedTo } from './talk.ts'

const kinds = (shown: readonly Shown[]) => shown.map(({ kind }) => kind)

test('the agent says that it is an AI and what can be asked', async () => {
  await talkThrough([
    ['hello', /What kind of home/],
    ['who are you', /AI assistant, not a person/, /request a tour/],
    ['are you a real person?', /not a person/],
    ['what can you do', /save a search/],
    ['blargle fnord', /didn’t understand “blargle fnord\.”/, /Try “two bedrooms/],
    ['...', /didn’t hear anything/],
    ['thank you', /welcome/],
    ['no', /What would you like to know/],
    ['stop', /^OK\. Let me know when you want to continue\.$/],
  ])
})

test('a search is answered with numbers first, and can be changed, counted, continued and restarted', async () => {
  await talkThrough([
    ['homes in Essex County', /^3 homes in Essex County\.$/],
    ['at least 4 bedrooms', /^2 homes in Essex County with at least 4 bedrooms\./],
    ['under a million', /^1 home .* under \$1,000,000\.$/],
    ['show me more', /^That was the only one\.$/],
    ['with a pool', /^I found no homes .*Without .* there (?:is|are) \d+\. Say “start over”/],
    ['start over', /^18 homes\./, /show me more/],
    ['show me more', /^Here are the next \d\.$/],
    ['show me more', /^Here are the next \d\.$/],
    ['how many homes are there in Hudson', /^\d homes in Hudson County\.$/],
    ['rentals in Hoboken', /^1 home for rent in Hoboken\./],
    [
      'a house to buy with a unicorn stable in Bergen County under 2 million',
      /I left out “unicorn stable\.” Try saying it another way/,
    ],
    ['2000 square feet', /^\d homes? in Bergen County with at least 2,000 square feet under \$2,000,000\./],
    ['with a home office', /^I found no homes in Bergen County with a home office/],
    [
      'hi Maya, homes near Montclair under 800 thousand',
      /^I found no homes in 16 towns \(Belleville, Bloomfield, Brookdale, and 13 more\) under \$800,000\.(?!.*Maya)/,
    ],
  ])
  const { shown, sources } = await talkThrough([['homes in Essex County']])
  expect(shown).toMatchObject([{ kind: 'search', total: 3, listings: { length: 3 }, filters: { county: 'Essex' } }])
  expect(sources[0]).toEqual({
    label: 'Victorian with a Wraparound Porch',
    href: '/listings/5',
    attribution: 'Listed by Keystead Realty LLC',
  })
})

test("'cheaper' lowers the price filter, or starts below the cheapest home shown", async () => {
  await talkThrough([
    ['three bedrooms in Bergen County under 800 thousand', /under \$800,000/],
    ['something cheaper', /under \$700,000/],
    ['start over'],
    ['homes in Morris County', /^3 homes in Morris County\./],
    ['cheaper', /under \$500,000/],
  ])
})

test('facts of a home are found by its position, by name and in a follow-up; missing ones are not provided', async () => {
  const { shown } = await talkThrough([
    ['what are the taxes', /Which home do you mean/],
    ['homes in Essex County'],
    ['and the taxes?', /Which one do you mean\? 1: Victorian .*; 2: .*; 3: /],
    [
      'the second one',
      /^Craftsman Bungalow.*Property taxes come to \$17,900 a year \(2025\), according to the listing\./,
    ],
    [
      'how about the school district',
      /South Orange-Maplewood School District\. I can name the district, but I don’t rate/,
    ],
    ['is there an hoa fee', /Association fee: not provided/],
    ['when was the tudor built', /^Half-Timbered Tudor Revival\. It was built in 2015/],
    ['and its lot size?', /Half-Timbered Tudor Revival\. Lot size: .* acres/],
    ['has it got parking', /Parking: Two-Car Garage/],
    ['are there any pictures of it', /pictures on its page/],
    ['how long has it been on the market', /was listed on .* days ago/],
    ['what does it cost', /asking price is \$1,295,000/],
    ['tell me about the last one', /Half-Timbered Tudor Revival in Montclair.*listed by Keystead Realty LLC/],
    ['how big is the cheapest one', /^Craftsman Bungalow.*1,890 square feet/],
  ])
  expect(kinds(shown)).toEqual(['listing', 'choices'])
})

test('a county is described by its figures only', async () => {
  const { shown } = await talkThrough([
    ['tell me about Bergen County', /\$765,000.*955,732.*70 municipalities/],
    ['what’s the population of Warren county', /109,632/],
  ])
  expect(shown).toEqual([{ kind: 'county', county: 'Warren' }])
})

test('a budget answer states its assumptions and gives no advice on loans', async () => {
  await talkThrough([
    ['how much house can I afford', /Tell me a price, a rent, or a yearly income/],
    ['what can I get for 500 thousand', /^That covers 3 homes under \$500,000\./, /isn’t loan advice/],
    ['start over'],
    [
      'we earn 200 thousand a year, what can we afford',
      /^About \$531,000 with Passaic County’s taxes to \$562,000/,
      /rule of thumb.*a lender decides.*isn’t loan advice/,
    ],
    ['what can I get for 100 thousand in Sussex County', /^I found no homes/],
  ])
})

test('fair housing: no search by people, schools or crime; the rest of the sentence is answered', async () => {
  await talkThrough([
    ['only white neighborhoods', /treat everyone alike.*I can tell you prices/],
    ['where do the asian families live', /treat everyone alike/],
    ['is Hoboken safe', /can’t judge how safe/],
    ['which one is best for kids', /treat everyone alike/],
    ['which town has the best schools', /don’t rate schools/],
    ['who lives there', /don’t describe who lives where/],
    ['near a synagogue', /religion or places of worship/],
    ['no section 8', /how neighbors pay/],
    ['do you take section 8', /^All lawful income counts/],
    ['homes in Morris County near good schools', /don’t rate schools.*3 homes in Morris County\./],
    ['homes in Essex with low crime', /can’t judge how safe.*3 homes in Essex County\./],
  ])
})

test('searches and favorites are saved, or the agent says that it can’t', async () => {
  const context = watchedContext()
  const { shown } = await talkThrough(
    [
      ['save this search', /First, tell me/],
      ['homes in Morris County under 900k', /^2 homes/],
      ['add the first one to my favorites', /to your favorites/],
      ['save this search', /I saved this search as “Homes in Morris County under \$900,000\.”/],
    ],
    context,
  )
  expect(context.saved).toMatchObject([{ filters: { county: 'Morris', price: { min: 0, max: 900_000 } } }])
  expect([context.favored.length, shown[0]?.kind]).toEqual([1, 'saved-search'])
  const elsewhere = { ...watchedContext(), favorites: null, savedSearches: null }
  await talkThrough(
    [
      ['homes in Morris County'],
      ['save this search', /can’t save a search/],
      ['save the first one', /can’t save.*heart/],
    ],
    elsewhere,
  )
})

test('unreachable listings are not reported as no homes, and the filters are kept', async () => {
  const context = watchedContext()
  const down = {
    ...context.listings,
    search: async () => fail(unavailable('down')),
    byId: async () => fail(unavailable('down')),
  }
  const { talk } = await talkThrough([['homes in Essex County', /can’t reach our listings right now/]], {
    ...context,
    listings: down,
  })
  expect((await answer(talk, 'with 4 bedrooms', context)).say).toMatch(/^2 homes in Essex County/)
  const found = await talkThrough([['homes in Essex County']])
  const about = await answer(found.talk, 'tell me about the first one', { ...context, listings: down })
  expect(about.say).toMatch(/can’t reach/)
})

test('the first of a list is the first of our counties where others were found, too', async () => {
  await talkThrough([
    ['the cheapest homes', /^18 homes, lowest price first in our counties\./],
    ['the cheapest homes in Essex County', /County, lowest price first\./],
  ])
})

test('where nothing is for rent, the agent says so, and looks among homes for sale or saves the search', async () => {
  const none = /^No rentals are listed right now\. I can look at homes for sale/
  await talkThrough(
    [
      ['rentals in Hoboken', none],
      ['rentals in Hoboken under 3000', none],
      ['save this search', /I saved this search as “Homes for rent in Hoboken/],
      ['what can I rent for 2000', /^No rentals(?!.*lender)/],
    ],
    watchedContext(SAMPLE_LISTINGS),
  )
})

test('a new search clears the old one but keeps the budget, and an empty result suggests a next step', async () => {
  await talkThrough([
    ['show me a tudor in Montclair', /^1 home in Montclair matching “tudor”/],
    ['homes in Hudson', /^3 homes in Hudson County\./],
    ['with a garage', /with a garage\. (?:Without|In all)/],
    ['my budget is 600 thousand', /under \$600,000/],
    ['homes in Bergen', /no homes in Bergen County under \$600,000\. In all counties there are 6/],
    ['show me everything', /^18 homes\./],
    [
      'rentals in Hoboken under 3000',
      /no homes for rent in Hoboken under \$3,000 a month\. In all counties there are 4/,
    ],
    ['save this search', /I saved this search as “Homes for rent in Hoboken/],
    ['how many homes for sale do you have in Hoboken', /^1 home in Hoboken\.$/],
    [
      'what can I rent for 2200',
      /no homes for rent in Hoboken under \$2,200 a month\. In all counties there is 1\.(?!.*lender)/,
    ],
    ['homes for sale in Hoboken', /^1 home in Hoboken/],
    ['a home for two retired people in Sussex', /treat everyone alike.*2 homes in Sussex County\./],
    ['homes in Princeton', /“in Princeton”.*Warren Counties/],
    ['homes in New York under 1 million', /“in New York”: We list homes only in Bergen/],
    ['homes in Bergen with no stairs on one floor', /I can’t search by “one floor\.”/],
    ['compare Bergen and Essex', /Bergen County: .*\$765,000.*Essex County: .*22 municipalities\.$/],
    ['which county is the cheapest?', /^By average home price.*Warren \$330,000/],
  ])
})

test('questions that listings don’t answer get an honest answer, and an answer can be repeated', async () => {
  await talkThrough([
    ['what would my mortgage be?', /Tell me a price.*a lender decides/],
    ['how far is it to the train', /don’t have other distances/],
    ['do you allow pets?', /others don’t say/],
    ['pardon?', /others don’t say/],
    ['my name is Wayne and my number is 201 555 0199', /^Thank you, Wayne\./],
    ['call me', /we’ll call Wayne at \(201\) 555-0199\..*Should I send it/],
    ['cancel', /haven’t sent anything|sent nothing/],
    ['homes in Essex County'],
    ['does the first one have a fireplace?', /Yes, the listing mentions it: Fireplace\./],
    ['does the second one have an elevator?', /doesn’t mention “elevator\.”/],
    ['is it still available?', /It’s on the market\./],
    ['who is the agent for it?', /listed by Keystead Realty LLC/],
    ['tell me more about the craftsman', /^Craftsman Bungalow.*Maplewood/],
    ['homes in Hoboken', /^1 home in Hoboken\./],
  ])
})

test('only a clear goodbye ends the call', async () => {
  expect((await talkThrough([['ok bye', /Goodbye/]])).ends).toBe(true)
  expect((await talkThrough([['that’s all']])).ends).toBe(false)
})

test('a talk that begins with a home in hand is about that home', async () => {
  const context = watchedContext()
  const home = valueOrThrow(await context.listings.byId(3))
  for (const said of ['what are the taxes?', 'what are the taxes of the first one?']) {
    const { say, sources } = await answer(turnedTo(NEW_TALK, home), said, context)
    expect(say).toMatch(/\$[\d,]+/)
    expect(sources.map(({ href }) => href)).toContain('/listings/3')
  }
  const tour = await answer(turnedTo(NEW_TALK, home), 'can I see it on Saturday?', context)
  expect(tour.talk.request).toMatchObject({ kind: 'tour', home: { id: 3 } })
})

test('a house may be any home: the answer offers houses alone', async () => {
  const labels = async (said: string) => {
    const { shown } = await answer(NEW_TALK, said, watchedContext())
    return shown.flatMap((one) => (one.kind === 'choices' ? one.choices.map(({ label }) => label) : []))
  }
  expect(await labels('a house in Essex County')).toContain('Only houses')
  for (const said of ['homes in Essex County', 'only houses in Essex County', 'a home with an open house']) {
    expect(await labels(said)).not.toContain('Only houses')
  }
})
