import type { Agency } from '#domain/agency/agency.ts'
import { withPeriod } from '#domain/sentence-end.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import { officeHoursText } from '#language/en/office-hours.ts'
import type { PlainQuestion } from '#language/questions.ts'

/** Answers to questions that no listing answers. A right is named with its law. */
const plainTexts = (agency: Agency): Readonly<Record<PlainQuestion, string>> => ({
  negotiation:
    'An agent can help you decide what to offer and what a seller might take. I don’t judge prices. I can tell you how long a home has been listed and if its price was cut.',
  'owner-contact':
    'I can’t connect you with an owner. Questions go through the agency that lists the home, and I’m happy to take a message for it.',
  forecast:
    'Nobody knows what prices or rents will do, so I don’t guess. I can tell you what homes cost now and what one would cost you per month.',
  'interest-rates':
    'Nobody knows where mortgage rates will go, so I don’t guess. My estimates use the latest national average, and you can give me your own rate instead.',
  'good-time':
    'It depends on your finances and plans, and nobody can predict the market. I can show you what you could afford today.',
  law: 'That’s a question for an attorney. I can’t give legal advice. When you buy here, only an attorney can disapprove a contract prepared by an agent, within three business days of delivery. I can tell you what a listing says.',
  tax: 'That’s a question for a tax adviser. I can’t give tax advice. I can tell you a home’s property tax.',
  immigration:
    'You don’t have to be a citizen to own or rent a home here, and no one may turn you away because of where you’re from (N.J.S.A. 10:5-12). The lender decides which loans you can get. For a visa, ask an immigration attorney.',
  'tenant-rights':
    'That’s a legal question, and I can’t give legal advice. The state’s guide “Truth in Renting” explains the rights of renters and landlords, and Legal Services of New Jersey helps renters with low incomes.',
  'credit-check':
    'I don’t check credit or ask for your score. A landlord or lender does that, with your permission. You can get your own reports for free at annualcreditreport.com.',
  'signing-for-another':
    'You can tour alone. To sign for someone else, you need a power of attorney, and an attorney can prepare one.',
  'house-safety':
    'I can’t tell. A licensed inspector checks the wiring, roof, and heating before you buy. In a home built before 1978, also ask about lead paint, which a seller or landlord must disclose.',
  human: `I’m ${agency.assistant.firstName}, an AI assistant, not a person, and I can make mistakes. To talk to a person at ${agency.firm.name}, call ${agency.phones.head.number}.`,
  recording:
    'I don’t keep a recording. Our conversation is gone when you close the page. The privacy page says who turns your voice into text and who else is involved.',
  'what-it-costs':
    'Talking to me and searching here are free. An agent’s pay, and who pays it, is negotiable, and in New Jersey it must be put in writing first.',
  'send-link':
    'I can’t send emails or texts. The links are below my answers, and you can share what you save from the Favorites page.',
  firm: `${agency.name} helps first-time buyers and renters find homes in seven New Jersey counties. ${agency.firm.name} runs it.`,
  license: `${agency.firm.name}: ${withPeriod(agency.firm.licenseLine)} I’m an AI assistant and don’t have a license.`,
  office: `I don’t know of an office you can visit. Call ${agency.phones.head.number}, ${officeHoursText(agency.hours)}, or email ${agency.email}.`,
  'source-of-listings':
    'I show the listings on this site, and each home’s page names the agency that lists it. Ask me about one, and I’ll tell you if its listing says it’s still available.',
  'my-data':
    'We don’t sell your data, and there’s no advertising or tracking. We keep what you save or send until you delete it or its time limit ends. The privacy page explains how to see and delete it.',
  holding:
    'I can’t hold a home. Only an application or a signed contract does that. I can ask the agency about one or request a tour.',
  translation:
    'I can’t translate a listing, but I also speak Spanish, and your browser can translate each page. For a person who speaks another language, write a message and say which one.',
  'beyond-us':
    'I can’t do that. I can find homes, estimate costs, and pass on messages and tour requests. A person can tell you who to ask.',
  opinion:
    'I don’t have opinions, and the choice is yours. Tell me what matters, such as price, bedrooms, or commute, and I’ll narrow it down.',
  'how-long':
    'Renting often takes two to four weeks. Buying often takes two to four months, including six to eight weeks from contract to keys.',
  browse: 'Sure. Would you like homes for sale or for rent?',
  sorrow: 'I’m sorry to hear that. There’s no rush. I’m here when you’re ready.',
  insult: 'I’m sorry this isn’t going well. Give me a place and a price and I’ll start over, or talk to a person.',
  'off-topic': `I only know about homes in ${agency.areaName}. I’m happy to help with those.`,
  discrimination:
    'No one may turn you away or treat you worse because of your race, national origin, religion, sex, sexual orientation, marital or family status, disability, or lawful income (N.J.S.A. 10:5-12; Fair Housing Act). If it happens, you can file a complaint with the state’s Division on Civil Rights within 180 days.',
  income:
    'It counts. In New Jersey, a landlord may not turn you away because of lawful income such as SSI, child support, alimony, unemployment, or a voucher (N.J.S.A. 10:5-12).',
  'income-for-loan':
    'A lender must count alimony, child support, or benefits if you can document them and they’ll continue, and may not discount them for what they are (Equal Credit Opportunity Act). The lender decides how much to lend.',
  children:
    'No. A landlord may not turn you away or choose your floor because of children or a pregnancy (Fair Housing Act; N.J.S.A. 10:5-12).',
  // HUD’s notice FHEO-2020-01 explained this duty; the duty itself is in the laws named here.
  'assistance-animal':
    'A service or support animal isn’t a pet: no-pets rules and pet fees don’t apply to it (Fair Housing Act; N.J.A.C. 13:13-3.4). If the need isn’t obvious, a landlord may ask for a letter.',
  'in-writing':
    'Yes, you can do everything in writing. I can take your message here, and the agency can reply by email only.',
  ramp: 'Once you own the home, you can add a ramp if the town’s permits and any association’s rules allow it. A renter with a disability may make reasonable changes, too (Fair Housing Act). I can ask the agency about a home.',
  'age-restricted':
    'Communities for people 55 and over are legal, and you can look for one. I don’t have a filter for that, but I can search descriptions for those words, or a person can suggest some.',
  'age-for-loan':
    'A lender may not refuse you because of your age. Income, debts, and credit matter (Equal Credit Opportunity Act). I don’t know of a senior discount, but New Jersey has property tax relief for older owners.',
  'va-loan':
    'You can use a VA loan to buy a building with up to four units if you live in one, often with nothing down. The lender and the VA decide. I can show you homes or the monthly cost with a VA loan.',
  itin: 'Yes. You don’t need citizenship to own or rent here, and some lenders work with an ITIN. A person can tell you which documents you’ll need.',
  'name-on-papers':
    'No one may turn you down because of your gender (N.J.S.A. 10:5-12). A person can tell you which name and documents an application needs.',
  language: 'Of course. I speak English and Spanish. For another language, write a message and say which one.',
  distance: 'I don’t have that distance. Each home’s page has a map.',
  timetable:
    'I know how long the train ride takes, but not departure times, lines, transfers, fares, or bus routes. NJ TRANSIT and PATH publish those. You can ask me for homes by commute, such as “at most 45 minutes by train to New York.”',
})

const BUY =
  'Five steps to buy:\n1: Find out what you can afford.\n2: Get a lender’s pre-approval.\n3: Tour homes and make an offer.\n4: Go through three business days of attorney review, then the inspection.\n5: After the appraisal, go to the closing and get the keys.'
const RENT =
  'Five steps to rent:\n1: Decide what rent you can pay.\n2: Tour homes.\n3: Apply with pay stubs or other proof of income.\n4: Read and sign the lease.\n5: Pay the first month’s rent and a deposit of up to one and a half months’ rent, and get the keys.'

/** What may be pressed after these answers. */
const CHOICES = {
  afford: { label: 'What can I afford?', says: 'what can I afford' },
  price: { label: 'Start with a price', says: 'what can I get for 500 thousand' },
  rent: { label: 'Start with a rent', says: 'homes for rent under 2500' },
  place: { label: 'Start with a place', says: 'which counties do you have' },
  person: { label: 'Talk to a person', says: 'I want to talk to a person' },
  message: { label: 'Write a message', says: 'send a message' },
  call: { label: 'Call me', says: 'call me' },
  buying: { label: 'Buying', says: 'where do we start with buying' },
  renting: { label: 'Renting', says: 'where do we start with renting' },
  steps: { label: 'Where do I start?', says: 'where do I start' },
  counties: { label: 'Prices by county', says: 'which county is the cheapest' },
  attorney: { label: 'What is attorney review?', says: 'what is attorney review' },
  inspection: { label: 'What is a home inspection?', says: 'what is a home inspection' },
  taxRelief: { label: 'Property tax relief', says: 'what is ANCHOR' },
  listedFor: { label: 'How long on the market?', says: 'how long has it been on the market' },
  taxes: { label: 'Its property tax', says: 'what are the taxes' },
  year: { label: 'When was it built?', says: 'when was it built' },
  rentals: { label: 'Homes for rent', says: 'homes for rent' },
  homes: { label: 'Homes for sale', says: 'homes for sale' },
  save: { label: 'Save it', says: 'save it' },
  tour: { label: 'Book a tour', says: 'book a tour' },
  english: { label: 'English', says: 'in English, please' },
  spanish: { label: 'Español', says: 'en español, por favor' },
  downPayment: { label: 'Down payment help', says: 'what is NJHMFA' },
} satisfies Record<string, Choice>

/** Questions beyond the listings: the glossary, the first steps, honest answers, rights. */
export const knowledgeTexts = (agency: Agency) => ({
  plain: plainTexts(agency),
  steps: {
    buy: BUY,
    rent: RENT,
    /** The first step alone, for a visitor who has just heard the five. */
    first: {
      buy: 'Start with your budget. Your income, debts, and savings give you a price range. I can estimate it here, and a lender’s pre-approval comes next. About how much do you earn a year?',
      rent: 'Start with the rent you can pay each month. About how much is that?',
    },
    open: 'You don’t have to know yet. There are five steps: set a budget, choose a place, tour homes, sign with someone on your side, and get the keys. Are you thinking of buying or renting?',
    /** The same in the middle of another question, which is asked again after it. */
    openUnasked:
      'There are five steps: set a budget, choose a place, tour homes, sign with someone on your side, and get the keys.',
  },
  voucherRefused:
    'A landlord in New Jersey may not turn you away because of a voucher (N.J.S.A. 10:5-12). If one does, you can file a complaint with the state’s Division on Civil Rights, and a person here can tell you more.',
  choices: CHOICES as Readonly<Record<keyof typeof CHOICES, Choice>>,
  privacy: 'Privacy',
  map: 'Property Map',
  loadGlossary: async () => (await import('#content/glossary/english.ts')).ENGLISH_GLOSSARY,
})
