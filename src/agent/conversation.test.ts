import { expect, test } from 'vitest'
import { fail, unavailable } from '#domain/result.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { watchedContext, type WatchedContext } from '../../tests/voice/agent-context.ts'
import { answer } from './conversation.ts'
import { NEW_TALK, type Turn } from './talk.ts'

/** A conversation: each sentence and what its answer must say. Answers with the last turn. */
async function talkThrough(
  dialogue: readonly (readonly [said: string, ...answers: RegExp[]])[],
  surroundings: WatchedContext = watchedContext(),
): Promise<Turn> {
  let turn: Turn | null = null
  for (const [said, ...answers] of dialogue) {
    turn = await answer(turn?.talk ?? NEW_TALK, said, surroundings)
    for (const pattern of answers) {
      expect({ said, say: turn.say }).toEqual({ said, say: expect.stringMatching(pattern) as string })
    }
  }
  return turn!
}

const kinds = (shown: readonly Shown[]) => shown.map(({ kind }) => kind)

test('who it is: an AI, and what can be asked', async () => {
  await talkThrough([
    ['hello', /What kind of home/],
    ['who are you', /AI agent, not a person/, /book a tour/],
    ['are you a real person?', /not a person/],
    ['what can you do', /save a search/],
    ['blargle fnord', /didn’t understand “blargle fnord”/, /You could say/],
    ['...', /didn’t hear any words/],
    ['thank you', /welcome/],
    ['no', /What would you like to know/],
    ['stop', /^All right\.$/],
  ])
})

test('a search is told with numbers first, changed, counted, continued and begun anew', async () => {
  await talkThrough([
    [
      'homes in Essex County',
      /^3 homes in Essex County\. The newest is Victorian.* All listed by Keystead Realty LLC\.$/,
    ],
    ['at least 4 bedrooms', /^2 homes in Essex County with at least 4 bedrooms\./],
    ['under a million', /^1 home .* under \$1,000,000\. It is Victorian.*, listed by Keystead Realty LLC\.$/],
    ['show me more', /^That was the only one\.$/],
    ['with a pool', /^I found no homes .*Without .* there (?:is|are) \d+\. Say “start over”/],
    ['start over', /^18 homes\./, /show me more/],
    ['show me more', /^Next: /],
    ['show me more', /^Next: /],
    ['how many homes are there in Hudson', /^\d homes in Hudson County\.$/],
    ['rentals in Hoboken', /^No homes for rent are listed right now\. I can look among those for sale/],
    ['a house to buy with a unicorn stable in Bergen County under 2 million', /I did nothing with “unicorn stable”/],
    ['2000 square feet', /can’t search by “2000 square feet”/],
    [
      'hi Maya, homes near Montclair under 800 thousand',
      /^I found no homes in 16 towns \(Belleville, Bloomfield, Brookdale and 13 more\) under \$800,000\.(?!.*Maya)/,
    ],
  ])
  const { shown, sources } = await talkThrough([['homes in Essex County']])
  expect(shown).toMatchObject([{ kind: 'search', total: 3, listings: { length: 3 }, filters: { county: 'Essex' } }])
  expect(sources[0]).toEqual({
    label: 'Victorian with a Wrap-Around Porch',
    href: '/listings/5',
    attribution: 'Listed by Keystead Realty LLC',
  })
})

test('cheaper is measured by what was asked for, or by what was shown', async () => {
  await talkThrough([
    ['three bedrooms in Bergen County under 800 thousand', /under \$800,000/],
    ['something cheaper', /under \$700,000/],
    ['start over'],
    ['homes in Morris County', /^3 homes in Morris County\./],
    ['cheaper', /under \$500,000/],
  ])
})

test('facts of a home: by its place, by name, as a follow-up; what the listing lacks is not provided', async () => {
  const { shown } = await talkThrough([
    ['what are the taxes', /Which home do you mean/],
    ['homes in Essex County'],
    ['and the taxes?', /Which one do you mean\? 1: Victorian .*; 2: .*; 3: /],
    ['the second one', /^Craftsman Bungalow.*The property taxes are \$17,900 a year, for 2025\./],
    ['how about the school district', /South Orange-Maplewood School District\. I can name the district, but not rate/],
    ['is there an hoa fee', /Association fee: not provided/],
    ['when was the tudor built', /^Half-Timbered Tudor Revival\. It was built in 2015/],
    ['and its lot size?', /Half-Timbered Tudor Revival\. Lot size: .* acres/],
    ['has it got parking', /Parking: Two-Car Garage/],
    ['are there any pictures of it', /pictures on its page/],
    ['how long has it been on the market', /came on the market on .* days ago/],
    ['what does it cost', /asking price is \$1,295,000/],
    ['tell me about the last one', /Half-Timbered Tudor Revival in Montclair.*listed by Keystead Realty LLC/],
    ['how big is the cheapest one', /^Craftsman Bungalow.*1,890 square feet/],
  ])
  expect(kinds(shown)).toEqual(['listing'])
})

test('counties: only the figures', async () => {
  const { shown } = await talkThrough([
    ['tell me about Bergen County', /\$765,000.*955,732.*70 municipalities/],
    ['what’s the population of Warren county', /109,632/],
  ])
  expect(shown).toEqual([{ kind: 'county', county: 'Warren' }])
})

test('a budget is told with its assumptions and without advice on loans', async () => {
  await talkThrough([
    ['what can I get for 500 thousand', /^That reaches 3 homes under \$500,000\./, /no advice on loans/],
    ['start over'],
    ['we earn 200 thousand a year, what can we afford', /rule of thumb.*\$600,000/, /no advice on loans/],
    ['how much house can I afford', /Tell me a price, a rent or a yearly income/],
    ['what can I get for 100 thousand in Sussex County', /^I found no homes/],
  ])
})

test('fair housing: never by people, schools or crime; the rest of the sentence stands', async () => {
  await talkThrough([
    ['only white neighborhoods', /treat everyone alike.*I can tell you prices/],
    ['where do the asian families live', /treat everyone alike/],
    ['is Hoboken safe', /can’t judge how safe/],
    ['which one is best for kids', /treat everyone alike/],
    ['which town has the best schools', /don’t rate schools/],
    ['who lives there', /don’t describe who lives where/],
    ['near a synagogue', /religion or places of worship/],
    ['no section 8', /how people nearby pay/],
    ['homes in Morris County near good schools', /don’t rate schools.*3 homes in Morris County\./],
    ['homes in Essex with low crime', /can’t judge how safe.*3 homes in Essex County\./],
  ])
})

test('what is the visitor’s own is kept, or honestly not', async () => {
  const surroundings = watchedContext()
  const { shown } = await talkThrough(
    [
      ['save this search', /Tell me first/],
      ['homes in Morris County under 900k', /^2 homes/],
      ['add the first one to my favorites', /is among your favorites now/],
      ['save this search', /I saved this search as “Homes in Morris County under \$900,000”/],
    ],
    surroundings,
  )
  expect(surroundings.saved).toMatchObject([{ filters: { county: 'Morris', price: { min: 0, max: 900_000 } } }])
  expect([surroundings.favored.length, shown[0]?.kind]).toEqual([1, 'saved-search'])
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

test('a tour is booked step by step, corrected, read back with the consent, and sent only after a plain yes', async () => {
  const surroundings = watchedContext()
  const { shown } = await talkThrough(
    [
      ['book a tour', /Which home do you mean/],
      ['homes in Essex County'],
      ['book a tour of the second one on Saturday at 10', /^A tour of Craftsman Bungalow.*What is your name/],
      ['my name is ana lopez', /email address/],
      ['ana at example', /didn’t catch that\. What is your email/],
      [
        'ana dot lopez at example dot com',
        /read that back/,
        /Saturday, November 28, in the morning, between 9 AM and 12 PM/,
        /Ana Lopez, ana\.lopez@example\.com/,
        /By sending this message you agree/,
        /Shall I send it\?$/,
      ],
      ['what are the taxes', /\$17,900.*back to your request: Shall I send/],
      ['is it a safe neighborhood?', /can’t judge how safe.*back to your request: Shall I send/],
      ['and the lot size?', /Lot size: .*back to your request: Shall I send/],
      ['no', /sent nothing.*What should I change/],
      ['make it Sunday afternoon instead of Saturday', /Sunday, November 22, in the afternoon/],
      ['yes, but the first one', /a tour of Victorian/],
      ['my email is ana@example.com', /ana@example\.com/],
      ['at 8 PM', /no tours at 8 PM.*morning, the afternoon or the evening/],
      ['evening', /in the evening, between 4 PM and 7 PM/],
      ['mumble', /didn’t catch that\. Shall I send/],
    ],
    surroundings,
  ).then(async ({ talk }) => {
    expect(surroundings.sent).toEqual([])
    return answer(talk, 'yes please', surroundings)
  })
  expect(shown).toMatchObject([{ kind: 'inquiry-sent', listing: { id: 5 }, tour: true }])
  expect(surroundings.sent).toMatchObject([
    {
      listingId: 5,
      inquiry: { name: 'Ana Lopez', email: 'ana@example.com', tour: { day: '2026-11-22', slot: 'evening' } },
    },
  ])
})

test('days on which there are no tours are refused, a second tour knows the visitor, and nothing is sent after a cancel', async () => {
  const surroundings = watchedContext()
  await talkThrough(
    [
      ['homes in Sussex County'],
      ['book a tour of the first one', /Which day suits you/],
      ['today', /from tomorrow up to Wednesday, January 20.*Which day/],
      ['March 3rd', /from tomorrow up to/],
      ['in two weeks', /morning, the afternoon or the evening/],
      ['half past three', /What is your name/],
      ['Bob', /email/],
      ['bob@example.com', /Saturday, December 5, in the afternoon/],
      ['cancel', /sent nothing/],
      ['yes', /What would you like to know/],
      ['can we visit it tomorrow afternoon', /read that back.*Sunday, November 22.*Bob, bob@example\.com/],
      ['never mind', /sent nothing/],
      ['book a tour of the first one', /Which day/],
      ['show me homes in Essex County', /3 homes in Essex County.*back to your request: Which day/],
      ['goodbye', /Goodbye/],
    ],
    surroundings,
  )
  expect(surroundings.sent).toEqual([])
})

test('a message is sent with the visitor’s words; one that can’t be sent is not lost, and is the same message again', async () => {
  const surroundings = watchedContext()
  const opening = await talkThrough(
    [
      ['homes in Essex County'],
      ['send the agent a message about the first one', /A message about Victorian.*What should the message say/],
      ['Is the porch heated?', /What is your name/],
      ['it’s Bob Ray', /email/],
      ['bob@example.com', /“Is the porch heated\?”.*Shall I send it/],
    ],
    surroundings,
  )
  surroundings.answerSending = fail(unavailable('down'))
  const failed = await answer(opening.talk, 'send it', surroundings)
  expect(failed.say).toMatch(/can’t reach.*haven’t sent it yet\. Shall I try again/)
  surroundings.answerSending = { ok: true, value: undefined }
  const done = await answer(failed.talk, 'yes', surroundings)
  expect(done.say).toMatch(/^Sent\./)
  expect(surroundings.sent).toMatchObject([{ listingId: 5, inquiry: { message: 'Is the porch heated?', tour: null } }])
  const again = watchedContext()
  await answer(failed.talk, 'yes', again)
  expect(again.sent[0]!.key).toBe(surroundings.sent[0]!.key)
})

test('listings that can’t be reached are no empty listings, and what was asked stands', async () => {
  const surroundings = watchedContext()
  const down = {
    ...surroundings.listings,
    search: async () => fail(unavailable('down')),
    byId: async () => fail(unavailable('down')),
  }
  const { talk } = await talkThrough([['homes in Essex County', /can’t reach our listings right now/]], {
    ...surroundings,
    listings: down,
  })
  expect((await answer(talk, 'with 4 bedrooms', surroundings)).say).toMatch(/^2 homes in Essex County/)
  const found = await talkThrough([['homes in Essex County']])
  const about = await answer(found.talk, 'tell me about the first one', { ...surroundings, listings: down })
  expect(about.say).toMatch(/can’t reach/)
})

test('a new request begins anew, a budget stands, and what is not listed leaves a way on', async () => {
  await talkThrough([
    ['show me a tudor in Montclair', /^1 home in Montclair matching “tudor”/],
    ['homes in Hudson', /^3 homes in Hudson County\./],
    ['with a garage', /two-car garage\. (?:Without|Anywhere)/],
    ['my budget is 600 thousand', /under \$600,000/],
    ['homes in Bergen', /no homes in Bergen County under \$600,000\. Anywhere in our seven counties there are 6/],
    ['show me everything', /^18 homes\./],
    ['rentals in Hoboken under 3000', /^No homes for rent are listed right now\. I can look among those for sale/],
    ['save this search', /I saved this search as “Homes for rent in Hoboken/],
    ['how many homes do you have in Hoboken', /^1 home in Hoboken\.$/],
    ['what can I rent for 2000', /^No homes for rent(?!.*lender)/],
    ['a home for two retired people in Sussex', /treat everyone alike.*2 homes in Sussex County\./],
    ['homes in Princeton', /“in Princeton”.*Warren counties/],
    ['homes in New York under 1 million', /no place called “New York”/],
    ['homes in Bergen with no stairs on one floor', /I can’t search by “one floor”/],
    ['compare Bergen and Essex', /Bergen County: .*\$765,000.*Essex County: .*22 municipalities\.$/],
    ['which county is the cheapest?', /^By average home price.*Warren \$330,000/],
  ])
})

test('questions beyond the listings are answered honestly, and what was said can be heard again', async () => {
  await talkThrough([
    ['what would my mortgage be?', /no advice on loans/],
    ['how far is it to the train', /don’t know distances/],
    ['do you allow pets?', /listings don’t say/],
    ['pardon?', /listings don’t say/],
    ['my name is Wayne and my number is 201 555 0199', /^Thank you, Wayne\./],
    ['call me', /Which home is it about.*\(201\) 555-0142/],
    ['homes in Essex County'],
    ['does the first one have a fireplace?', /Yes, the listing names it: Fireplace\./],
    ['does the second one have an elevator?', /doesn’t name “elevator”/],
    ['is it still available?', /It is on the market\./],
    ['who is the agent for it?', /listed by Keystead Realty LLC/],
    ['tell me more about the craftsman', /^Craftsman Bungalow.*Maplewood/],
    ['homes in Hoboken', /Parlor-Floor Home in a Hoboken Brownstone, 2 bedrooms/],
  ])
})

test('a request holds what was said: counted homes are no dates, questions change nothing, each part can be corrected', async () => {
  const surroundings = watchedContext()
  const { talk } = await talkThrough(
    [
      ['homes in Morris County'],
      ['book a tour', /^Which home\?/],
      ['the first', /^A tour of Lakeview House.*Which day suits you/],
      ['tomorrow', /morning, the afternoon/],
      ['after work', /What is your name/],
      ['my name’s Ann Lee', /email address/],
      ['which one is the cheapest?', /back to your request: What is your email/],
      ['I don’t have an email', /answers by email.*\(201\) 555-0142/],
      ['call me instead', /answers by email/],
      ['ann@example.com', /a tour of Lakeview House.*Sunday, November 22, in the evening.*Ann Lee/],
      ['the email is wrong', /What is your email/],
      ['ann@example.org', /ann@example\.org.*Shall I send it/],
      ['change the day', /Which day/],
      ['Tuesday', /Tuesday, November 24.*Shall I send it/],
      ['cancel', /sent nothing/],
      ['book a tour of the third', /^A tour of Stone Manor.*Which day/],
      ['cancel'],
      ['send a message about the second one', /What should the message say/],
      ['How old is the dock?', /“How old is the dock\?”.*Shall I send it/],
      ['change the message', /What should the message say/],
      ['it should say: Is the dock new?', /“Is the dock new\?”.*Shall I send it/],
    ],
    surroundings,
  )
  expect(surroundings.sent).toEqual([])
  await answer(talk, 'yes', surroundings)
  expect(surroundings.sent).toMatchObject([
    { listingId: 1, inquiry: { message: 'Is the dock new?', email: 'ann@example.org' } },
  ])
})

test('only an outright goodbye ends the call', async () => {
  expect((await talkThrough([['ok bye', /Goodbye/]])).ends).toBe(true)
  expect((await talkThrough([['that’s all']])).ends).toBe(false)
})
