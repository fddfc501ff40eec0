import { expect, test } from 'vitest'
import { ENGLISH_GLOSSARY } from '#content/glossary/english.ts'
import { GLOSSARY_SOURCES } from '#content/glossary/glossary-sources.ts'
import { SPANISH_GLOSSARY } from '#content/glossary/spanish.ts'
import { otherLanguageLine } from '#content/other-languages.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { readQuestion } from '#language/en/questions.ts'
import { readQuestion as readSpanishQuestion } from '#language/es/questions.ts'
import { OTHER_LANGUAGES } from '#language/other-languages.ts'
import { GLOSSARY_TERMS } from '#language/questions.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { answer } from './conversation.ts'
import { NEW_TALK } from './talk.ts'

const labels = (shown: readonly Shown[]) =>
  shown.flatMap((one) => (one.kind === 'choices' ? one.choices.map(({ label }) => label) : []))
const askAnew = (said: string) => answer(NEW_TALK, said, watchedContext())

test.each(GLOSSARY_TERMS)(
  'the glossary explains %s in a few short sentences, in English and Spanish, with its source',
  (term) => {
    for (const glossary of [ENGLISH_GLOSSARY, SPANISH_GLOSSARY]) {
      const text = glossary[term].text.replaceAll(/\b(?:N\.J\.(?:S\.A|A\.C)\.|[\d.:]+\d)/g, '')
      expect(text.split(/[.?!](?= |$)/).filter(Boolean).length).toBeLessThanOrEqual(4)
      expect(glossary[term].text.length).toBeLessThan(330)
    }
    expect(GLOSSARY_SOURCES[term].href).toMatch(
      /^https:\/\/(?:[a-z]+\.)*(?:consumerfinance\.gov|nj\.gov|njhousing\.gov|njoag\.gov|njcourts\.gov|hud\.gov|va\.gov|usda\.gov|epa\.gov|fema\.gov)\//,
    )
    for (const name of [ENGLISH_GLOSSARY[term].term.replace(/ \(.*| and other.*/, ''), ...ENGLISH_GLOSSARY[term].also])
      expect(readQuestion(`What is ${name}?`, false)).toEqual({ kind: 'glossary', terms: [term] })
    for (const name of SPANISH_GLOSSARY[term].also)
      expect({ name, read: readSpanishQuestion(`¿Qué es ${name}?`, false) }).toEqual({
        name,
        read: { kind: 'glossary', terms: [term] },
      })
  },
)

test.each([
  ['what is a co-op', 'co-op'],
  ['what does escrow mean', 'escrow'],
  ['explain PMI', 'pmi'],
  ['what is PMI', 'pmi'],
  ['what are closing costs', 'closing-costs'],
  ['what is rent control', 'rent-control'],
  ['Can you explain what a contingency is?', 'contingency'],
  ['what’s an escrow account', 'escrow-account'],
  ['what are points anyway', 'points'],
  ['ok so what is earnest money exactly', 'earnest-money'],
  ['I don’t know what a lien is', 'lien'],
  ['how does attorney review work', 'attorney-review'],
  ['is there help with the down payment for people who never owned anything', 'njhmfa'],
  ['what is a CO', 'certificate-of-occupancy'],
  ['define dual agency', 'dual-agency'],
  ['seriously what on earth is a lien', 'lien'],
  ['so what is this earnest money thing', 'earnest-money'],
  ['they want an appraisal by Friday, is that normal', 'appraisal'],
  ['can we waive the attorney review', 'attorney-review'],
  ['what is a deed and do I need one', 'deed'],
  ['should I worry about radon', 'radon'],
])('%j is explained', async (said, term) => {
  const { say, sources, shown } = await askAnew(said)
  expect(say).toBe(ENGLISH_GLOSSARY[term as keyof typeof ENGLISH_GLOSSARY].text)
  expect(sources[0]!.href).toMatch(/^https:/)
  expect(labels(shown).length).toBeGreaterThan(0)
})

test('two terms are told apart', async () => {
  const { say, sources } = await askAnew('what is the difference between a condo and a co-op?')
  expect(say).toBe(`${ENGLISH_GLOSSARY.condo.text}\n${ENGLISH_GLOSSARY['co-op'].text}`)
  expect(sources).toMatchObject([{ attribution: 'Condo, Co-op' }])
})

test('a question about a home in hand stays one', async () => {
  await talkThrough([
    ['homes in Essex County'],
    ['what is the HOA fee of the second one', /Association fee/],
    ['what is the hoa', /Association fee|Which one/],
    ['what is an hoa', /a community’s owners/],
    ['condos in Hudson County', /home/],
    ['what about co-ops', /home|co-op/],
  ])
})

test('whoever is lost gets five steps and is asked one thing', async () => {
  for (const said of [
    'hi I think I want to move but I don’t know',
    'where do we start',
    'I’m new to this',
    'no idea what I’m doing',
    'we never bought anything before, help',
  ]) {
    const { say, shown } = await askAnew(said)
    expect(say).toMatch(/five steps|Five steps/)
    expect(shown.some(({ kind }) => kind === 'search')).toBe(false)
    expect(labels(shown).length).toBeGreaterThan(2)
  }
  const { say, shown } = await askAnew(
    'half my pay is cash tips and the rest is unemployment, where do I start with buying',
  )
  expect(say).toMatch(/^Five steps to buy/)
  expect(labels(shown)).toEqual(['What can I afford?', 'Start with a price', 'Start with a place', 'Talk to a person'])
  await talkThrough([['homes for rent in Hoboken'], ['where do I start', /^Five steps to rent/]])
  await talkThrough([['first time buyers looking for three bedrooms in Morris County', /home.* in Morris County/]])
})

test('only one question at a time', async () => {
  await talkThrough([
    ['where do we start', /buying or renting\?$/],
    ['I really don’t know where to start', /get the keys\.$/],
  ])
})

test.each([
  ['would they take less', /An agent can help/],
  ['is it overpriced', /An agent can help/],
  ['should I offer 400', /An agent can help/],
  ['will prices fall next year', /Nobody knows/],
  ['will it go up in value', /Nobody knows/],
  ['is now a good time to buy', /nobody can predict/],
  ['what will rates do', /Nobody knows/],
  ['is it legal to break my lease', /attorney/],
  ['can I deduct the interest, what are the tax breaks', /tax adviser/],
  ['do I need a green card to buy', /citizen/],
  ['can I talk to the owner', /through the agency/],
  ['are you human', /not a person/],
  ['are you recording me', /don’t keep a recording/],
  ['who pays you', /are free/],
  ['what do you cost', /are free/],
  ['can you email me the link', /can’t send emails/],
  ['you are a stupid robot', /sorry/],
  ['what’s the weather tomorrow', /only know about homes/],
  ['the building says no pets but mine is a service dog', /isn’t a pet/],
  ['my emotional support cat, does that count', /isn’t a pet/],
  ['I’m seven months pregnant, is that a problem', /because of children or a pregnancy/],
  ['I’m deaf so phone calls are no good', /can do everything in writing/],
  ['can I buy a two family house with the VA loan', /up to four units/],
  ['does alimony count when I apply for a mortgage', /must count alimony/],
  ['my landlord said no kids upstairs, is that legal', /neither children|Truth in Renting/],
  ['we are a Black couple and another agent told us the place was gone', /Division on Civil Rights/],
  ['is it legal if they keep my deposit', /Truth in Renting/],
  ['can you run my credit', /annualcreditreport/],
  ['could you hold that house until Friday', /can’t hold/],
  ['translate this listing to Polish', /can’t translate/],
  ['can I pay my rent here', /I can’t do that/],
  ['get me a mover', /I can’t do that/],
  ['can you get me ten percent off the price', /An agent can help you decide/],
  ['who is behind Keystead', /seven New Jersey counties/],
  ['do you have a real estate license', /don’t have a license/],
  ['where’s your office', /\(201\)/],
  ['are these listings real', /names the agency/],
  ['do you sell my data', /don’t sell your data/],
  ['where would you live if you were me', /choice is yours/],
  ['how long does all this take', /two to four weeks/],
  ['I just wanna look around', /for sale or for rent/],
  ['my dog just died', /sorry to hear/],
  ['you don’t get me', /sorry this isn’t going well/],
  ['what’s a good pizza place in Nutley', /only know about homes/],
])('%j is answered honestly with a next step', async (said, wanted) => {
  const { say, shown } = await askAnew(said)
  expect(say).toMatch(wanted)
  expect(labels(shown).length).toBeGreaterThan(1)
})

test('a right is told beside the search it comes with', async () => {
  const { say, shown } = await askAnew(
    'my doctor wrote a letter for my emotional support cat, one bedrooms in Morristown',
  )
  expect(say).toMatch(/isn’t a pet.*Morristown/)
  expect(shown[0]).toMatchObject({ kind: 'search', filters: { beds: 1, towns: ['Morris/Morristown'], pets: false } })
})

test.each([
  'homes with room to negotiate? no, just 3 beds in Wayne',
  'condo or co-op in Fort Lee',
  'a house with a privacy fence in Wayne',
  'stairs are ok, two bedrooms in Clifton',
  'what about condos in Nutley',
  'homes with a well in Sussex County',
])('%j looks for homes', async (said) => {
  const { shown } = await askAnew(said)
  expect(shown[0]?.kind).toBe('search')
})

test('another language is answered by one sentence of its own, with a person and our languages', async () => {
  const { say, lang, shown } = await askAnew('안녕하세요, 포트리에서 집을 찾고 있어요')
  expect(say).toBe(otherLanguageLine('ko', SAMPLE_AGENCY))
  expect(lang).toBe('ko')
  expect(labels(shown)).toEqual(['English', 'Español', 'Call me', 'Write a message'])
})

test.each(OTHER_LANGUAGES)('the sentence in %s names our number', (language) => {
  expect(otherLanguageLine(language, SAMPLE_AGENCY)).toContain(SAMPLE_AGENCY.phones.head.number)
})

test.each([
  ['is this a bot? give me a person', /555-0142/],
  ['when do you close and what’s your phone number', /555-0142/],
  ['what order do things go in when we buy', /Five steps to buy/],
  ['what paperwork do we need to rent an apartment', /pay stubs/],
  ['what are all the things I can ask you for', /I can find homes/],
  ['could a landlord reject us for having a toddler', /because of children/],
  ['there are a thousand apps and I am overwhelmed', /five steps/],
  ['a one bedroom rental in Clifton with my guide dog, not a pet', /isn’t a pet/],
])('%j is answered', async (said, answered) => {
  const { say, talk } = await askAnew(said)
  expect(say).toMatch(answered)
  expect(talk.filters).toMatchObject({ price: NEW_TALK.filters.price, amenities: NEW_TALK.filters.amenities })
})

test('what is kept without mails is the search, and the compare list is the comparison', async () => {
  await talkThrough([
    ['homes in Bergen County'],
    ['keep it but no notifications', /I saved this search.*For email alerts about new homes/],
    ['put the first two on a comparison list', /costs \$/],
  ])
  await talkThrough([['co-ops in Hudson County'], ['how is that different from a condo', /co-op.*condo/is]])
})

test('a figure said after the association’s fee was explained is its own, and of nothing said later', async () => {
  const { talk } = await answer(NEW_TALK, 'what is an HOA fee', watchedContext())
  const limited = await answer(talk, 'not more than 250 for that', watchedContext())
  expect(limited.talk.filters).toMatchObject({
    fee: { min: null, max: 250 },
    market: 'sale',
    price: talk.filters.price,
  })
  const later = await answer(limited.talk, 'up to 400 for a condo', watchedContext())
  expect(later.talk.filters).toMatchObject({ fee: { min: null, max: 250 }, price: { max: 400_000 } })
})
