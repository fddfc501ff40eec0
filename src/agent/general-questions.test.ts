import { expect, test } from 'vitest'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { answer } from './conversation.ts'
import { speaking } from './talk-language.ts'
import { NEW_TALK, type Turn } from './talk.ts'

/** The turn after the sentences, the last of which is asked. */
async function after(...said: readonly string[]) {
  let talk = NEW_TALK
  const turns: Turn[] = []
  const context = watchedContext()
  for (const sentence of said) {
    const now = await speaking(talk, sentence, context)
    const turn = now.told ?? (await answer(now.talk, sentence, now.context))
    turns.push(turn)
    talk = turn.talk
  }
  return turns.at(-1)!
}

test.each([
  // Renters.
  ['is there any help for people like me with the rent?', /211 helpline/],
  ['what if one of us drops out halfway', /after a roommate moves out/],
  ['can I have my mother move in with me later', /put everyone on it/],
  ['If I sign as guarantor, what does that mean for me?', /^You promise to pay/],
  ['Can a landlord refuse to let me put in a grab bar?', /reasonable changes/],
  ['what is mean "security deposit"', /one and a half months/],
  ['my boyfriend has a felony from ten years ago, can they turn us down for that', /conditional offer/],
  ['do they run a background check on everybody', /rental history/],
  ['does anybody rent to people like me, I had a bankruptcy', /up to 10 years/],
  ['how many people can live in a two bedroom', /housing code/],
  ['do most places want a year lease or can I go month to month', /continues month to month/],
  ['I signed the lease yesterday, can I still back out', /three business days/],
  ['who pays if the pipe bursts and ruins my couch', /your own things/],
  ['can the landlord come in when I’m at work', /give you notice/],
  ['im seventeen can I rent my own place', /Once you’re 18/],
  ['how fast do rentals go around here', /I don’t guess/],
  ['the heat’s been out three days who do I call', /housing inspector/],
  ['can they turn me down because I get child support', /lawful income/],
  ['the owner can say no because I am from other country?', /origin/],
  ['tengo antecedentes penales, ¿me pueden rechazar?', /oferta condicional/],
  ['¿hay ayuda para pagar la renta?', /línea 211/],
  ['my building got sold do I have to leave', /doesn’t end your lease/],
  ['can I use my deposit as the last months rent', /Only if the landlord agrees/],
  ['the ad says no kids. is that allowed', /because of children or a pregnancy/],
  ['i’m pregnant should I tell the landlord', /because of children or a pregnancy/],
  ['can a landlord ask how many kids I have', /because of children/],
  ['is it normal to send my paystubs by email', /Don’t hand anything over/],
  ['what happens if I don’t pay rent for one month', /when rent is late/],
  ['what happens to my deposit if I don’t get the loan', /may lose your deposit/],
  ['what if the landlord sells the building', /doesn’t end your lease/],
  ['is there anybody who helps with the deposit', /211 helpline/],
  // Buyers.
  ['would a 640 get me a mortgage', /start at a score of 580/],
  ['do you get paid if I buy', /are free/],
  ['is it a problem if I have a car loan', /DTI is the share/],
  ['what if I find something wrong after closing', /hidden defect/],
  ['can the seller change their mind', /either side’s attorney/],
  ['what does under contract mean', /have signed/],
  ['can I buy a house with cash from my uncle', /signed letter/],
  ['when is the best time of year to buy', /nobody can predict/],
  ['how many houses do people usually see before buying', /verified answer/],
  ['we both have student loans, are we doomed', /DTI is the share/],
  ['does VA charge PMI?', /^No\. A VA loan has no PMI/],
  ['do sellers even take VA offers?', /^Many do/],
  ['Can the rent from the other side count for my mortgage?', /a lender may count part of the rent/],
  ['do I have to keep the tenant who’s in there?', /lease binds you/],
  ['what do I bring on closing day', /photo ID/],
  ['when do I start paying the mortgage after closing', /^Usually on the first/],
  ['can I fight my property tax', /appeal the assessment/],
  ['how much does an inspection run', /a published fee/],
  ['i just changed jobs last month does that kill my mortgage', /^Not by itself/],
  ['my dad wants to give me thirty grand is that a problem with the bank', /signed letter/],
  ['what happens if the appraisal comes in low', /the lender lends less/],
  ['can the co-op board reject me without saying why', /never for who you are/],
  ['are taxes in jersey really that bad', /lowest rates in our seven counties/],
  ['fixed or adjustable which is safer', /With a fixed rate/],
  ['how low can I offer without insulting anybody', /I don’t judge prices/],
  ['¿los vendedores aceptan ofertas VA?', /^Muchos sí/],
])('%s: is answered and starts no search', async (said, told) => {
  const { say, talk, shown } = await after(said)
  expect(say).toMatch(told)
  expect([talk.total, shown.some(({ kind }) => kind === 'search')]).toEqual([null, false])
})

test.each([
  [['what is PMI', 'when could we get rid of it'], /down to 80%/],
  [['what is PMI', 'and how much is it usually'], /a lender has to quote it/],
  [['what is an appraisal', 'and who pays for that'], /^The buyer pays/],
  [['what is attorney review', 'and who decides that?'], /^You and the seller/],
  [['do I qualify for a loan with 610', 'and who decides that?'], /^The lender/],
  [['how much earnest money is normal', 'and do I lose it if I back out'], /may lose your deposit/],
  [['how long does it take to buy', 'can it go faster'], /^The loan usually takes longest/],
  [['what is a security deposit', 'is that the law?'], /^Yes, the law is in parentheses/],
  [['what is a security deposit', 'and if they don’t give it back?'], /Within 30 days/],
])('%s: the last goes on with what was told', async (said, told) => {
  expect((await after(...said)).say).toMatch(told)
})

test.each([
  'where live many people from my country?',
  'Which of the two towns has nicer families?',
  'is there a community of people from my country near Clifton',
  '¿dónde vive mucha gente de mi país?',
])('%s: is refused', async (said) => {
  expect((await after(said)).talk.hasRefused).toBe(true)
})

test.each([
  'do landlords rent to people from my country',
  'can people from my country buy a house here',
  'can a landlord ask how many kids I have',
  'fixed or adjustable which is safer',
  'we keep Shabbat so we need to walk to shul, four bedrooms in Teaneck',
])('%s: is not refused', async (said) => {
  expect((await after(said)).talk.hasRefused).toBe(false)
})

test.each(['I make 88 a year', 'and I’ve managed to put away twenty two thousand'])(
  '%s: what it allows is told, and no filter is set',
  async (said) => {
    const { say, talk, shown } = await after(said)
    expect(say).toMatch(/^About \$\d/)
    expect([talk.filters, shown.some(({ kind }) => kind === 'search')]).toEqual([NEW_TALK.filters, false])
  },
)

test.each([
  'can I rent in Hoboken',
  'can I buy a condo in Clifton under 400',
  'do you have rentals',
  'are there any homes for rent',
  'is there anything for rent',
  'what about rentals',
  'how about buying',
  'I want to rent',
])('%s: looks for homes', async (said) => {
  expect((await after(said)).talk.total).not.toBeNull()
})

test('a loan that is told beside a search is answered beside it', async () => {
  const { say, talk } = await after('I’m a vet using a VA loan, zero down. What’s in Sussex up to 400?')
  expect(say).toMatch(/^You can use a VA loan to buy/)
  expect([talk.filters.county, talk.filters.price.max]).toEqual(['Sussex', 400_000])
})

test('who asks of sharing a lease looks for a home to rent', async () => {
  expect((await after('can four of us share one lease', 'three bedrooms in Harrison')).talk.filters.market).toBe('rent')
})

test('homes are shown where they are asked for beside an income, and not where they aren’t wanted yet', async () => {
  expect((await after('what can I afford with 120k and 40k saved')).talk.total).not.toBeNull()
  expect((await after('I don’t want to see houses yet. I earn 78,000 a year, what could I do')).talk.total).toBeNull()
})
