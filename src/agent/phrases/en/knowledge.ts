import type { Agency } from '#domain/agency/agency.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import { officeHoursText } from '#language/en/office-hours.ts'
import type { PlainQuestion } from '#language/questions.ts'

/** Answers to questions that no listing answers. A right is named with its law. */
const plainTexts = (agency: Agency): Readonly<Record<PlainQuestion, string>> => ({
  negotiation:
    'What a seller would take, and what to offer, is for a person to work out with you; I don’t judge prices. I can tell you how long a home has been listed and whether its price was cut.',
  'owner-contact':
    'I can’t put you through to an owner: questions go through the agency that lists the home. I’ll gladly take down a message for it.',
  forecast:
    'Nobody knows what prices or rents will do, so I don’t guess. I can tell you what homes cost now, and what a month in one would cost you.',
  'interest-rates':
    'Nobody knows where mortgage rates will go, so I don’t guess. My monthly costs use a dated national average, and you can give me your own rate instead.',
  'good-time':
    'Whether now is a good time depends on your money and plans; nobody can predict the market. I can show you what you could afford today.',
  law: 'That is a question for an attorney; I can’t give legal advice. When you buy here, only an attorney can disapprove an agent’s contract, within three business days of its delivery, and I can tell you what a listing says.',
  tax: 'That is a question for a tax adviser; I can’t give tax advice. I can tell you the property tax of a home.',
  immigration:
    'You don’t have to be a citizen to own or rent a home here, and nobody may turn you away for where you come from (N.J.S.A. 10:5-12). Which loan you can get is up to the lender; for a visa, ask an immigration attorney.',
  'tenant-rights':
    'That is a question of law, and I can’t give legal advice. The state’s guide ‘Truth in Renting’ tells what renters and landlords may do, and Legal Services of New Jersey helps renters with little income.',
  'credit-check':
    'I check no credit and ask for no score: a landlord or lender does that, with your consent. You can read your own reports free of charge at annualcreditreport.com.',
  'signing-for-another':
    'Touring alone is fine. To sign for somebody else you need a power of attorney, and an attorney can prepare one.',
  'house-safety':
    'I can’t tell: a licensed inspector checks the wiring, roof and heating before you buy. In a home built before 1978 also ask about lead paint, which a seller or landlord must tell you of.',
  human: `I’m ${agency.assistant.firstName}, an AI agent, not a person, and I can be mistaken. A person of ${agency.firm.name} answers at ${agency.phones.head.number}.`,
  recording:
    'I keep no recording: what we say here is gone when you close the page. The privacy page says who turns your voice into text and who else takes part.',
  'what-it-costs':
    'Talking to me and searching here cost you nothing. What an agent is paid, and by whom, is open to agreement, and in New Jersey it must be put in writing first.',
  'send-link':
    'I can’t send emails or texts. The links stand below my answers, and what you save can be shared from the Favorites page.',
  firm: `${agency.name} shows homes for sale and for rent in seven counties of New Jersey, for people who buy or rent for the first time. ${agency.firm.name} runs it.`,
  license: `${agency.firm.name}: ${agency.firm.licenseLine}. I’m an AI agent and hold no license.`,
  office: `I know of no office to visit. Phone ${agency.phones.head.number}, ${officeHoursText(agency.hours)}, or write to ${agency.email}.`,
  'source-of-listings':
    'I show the listings that this site has, and each home’s page names the agency that lists it. Ask me about one, and I say whether it is still available as far as its listing tells.',
  'my-data':
    'Nothing of it is sold, and there is no advertising and no tracking. What you save or send is kept until you delete it or its time is up, and the privacy page says how to see and delete it.',
  holding:
    'I can’t hold a home for anybody; an application or a signed contract does that. I can ask the agency about one, or for a tour soon.',
  translation:
    'I can’t translate a listing, but I speak Spanish too, and your browser can translate each page. For a person who speaks another language, write a message and say which one.',
  'beyond-us':
    'That I can’t do: I search homes, tell what they cost, and pass on messages and wishes for a tour. A person can tell you who does it.',
  opinion:
    'I have no taste of my own, and the choice is yours. Tell me what matters, such as the price, the rooms or the way to work, and I narrow it down.',
  'how-long':
    'Renting often takes two to four weeks. Buying often takes two to four months, of which six to eight weeks lie between the contract and the keys.',
  browse: 'Gladly. Shall I show you homes for sale or for rent?',
  sorrow: 'I’m sorry to hear that. There is no hurry: I’m here when you want to go on.',
  insult: 'I’m sorry this isn’t going well. Give me a place and a price and I’ll start afresh, or talk to a person.',
  'off-topic': `I’m afraid I only know about homes in ${agency.areaName}. I’m glad to help with those.`,
  discrimination:
    'Nobody may turn you away or treat you worse for your race, origin, religion, sex, partner, disability, family or lawful income (N.J.S.A. 10:5-12; Fair Housing Act). If it happens, the state’s Division on Civil Rights takes complaints within 180 days.',
  income:
    'That counts: in New Jersey a landlord may not turn you away for a lawful income such as SSI, child support, alimony, unemployment or a voucher (N.J.S.A. 10:5-12).',
  'income-for-loan':
    'A lender must count alimony, child support or benefits that you can document and that will go on, and may not mark them down for what they are (Equal Credit Opportunity Act). How much it lends is the lender’s decision.',
  children:
    'No: neither children nor a pregnancy is a lawful reason to turn you away or to choose the floor for you (Fair Housing Act; N.J.S.A. 10:5-12).',
  // HUD’s notice FHEO-2020-01 explained this duty; the duty itself stands in the laws named here.
  'assistance-animal':
    'A service or support animal isn’t a pet: a no-pets rule and pet fees don’t apply to it (Fair Housing Act; N.J.A.C. 13:13-3.4). If the need isn’t plain to see, a landlord may ask for a letter.',
  'in-writing': 'Yes, everything works in writing: I take your message here, and the agency can answer by email alone.',
  ramp: 'Once you own it you may add a ramp, within the town’s permits and an association’s rules; a renter with a disability may make reasonable changes too (Fair Housing Act). I can ask the agency about a home.',
  'age-restricted':
    'Communities for 55 and over are lawful, and you may look for them. My listings have no filter for that, so I can search for the words, or a person can name some.',
  'age-for-loan':
    'A lender may not refuse you for your age; income, debts and credit decide (Equal Credit Opportunity Act). I know of no discount for seniors, but New Jersey has property tax relief for older owners.',
  'va-loan':
    'A VA loan can buy a home of up to four units that you live in, often with nothing down; the lender and the VA decide. I can show you homes or what a month would cost with one.',
  itin: 'Yes, gladly. Owning or renting here takes no citizenship, and some lenders work with an ITIN; a person can tell you which papers you’ll need.',
  'name-on-papers':
    'Your gender is no lawful reason to turn you down (N.J.S.A. 10:5-12). Which name and papers an application needs, a person can tell you.',
  language: 'Of course. I speak English and Spanish; for another language, write a message and say which one.',
  distance: 'I haven’t measured that. Each home’s page shows on a map where it stands.',
  timetable:
    'I know how long the ride by train takes, not when trains run, at night or by day, which line it is, where you change, what a ticket costs or where buses go: NJ TRANSIT and PATH publish timetables and fares. Ask me for homes by the ride, such as “at most 45 minutes by train to New York”.',
})

const BUY =
  'Five steps to buy:\n1: see what you can afford,\n2: get a lender’s pre-approval,\n3: look at homes and make an offer,\n4: three business days of attorney review, then the inspection,\n5: the appraisal and the closing, where you get the keys.'
const RENT =
  'Five steps to rent:\n1: settle on a rent you can pay,\n2: look at homes,\n3: apply, with your pay slips or other proof of income,\n4: read and sign the lease,\n5: pay the first month and a deposit of at most one and a half months, and get the keys.'

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
      buy: 'First comes the budget: what you earn, owe and have saved gives a price range. I can estimate it here; a lender’s pre-approval then makes it firm. What do you earn in a year, about?',
      rent: 'First comes the rent that you can pay each month. What may it be, about?',
    },
    open: 'No need to know yet. It goes in five steps: settle what you can pay, choose a place, look at homes, sign with somebody at your side, and get the keys. Are you thinking of buying or renting?',
    /** The same in the middle of another question, which is asked again after it. */
    openUnasked:
      'It goes in five steps: settle what you can pay, choose a place, look at homes, sign with somebody at your side, and get the keys.',
  },
  voucherRefused:
    'A landlord in New Jersey may not turn you away because of a voucher (N.J.S.A. 10:5-12). If one does, the state’s Division on Civil Rights takes complaints, and a person here can tell you more.',
  choices: CHOICES as Readonly<Record<keyof typeof CHOICES, Choice>>,
  privacy: 'Privacy',
  map: 'Property Map',
  loadGlossary: async () => (await import('#content/glossary/english.ts')).ENGLISH_GLOSSARY,
})
