import { lawCited } from '#content/law-words.ts'
import type { Agency } from '#domain/agency/agency.ts'

/** General answers to buyers and owners, each with its law where there is one. */
export const BUYERS_TEXTS = {
  'papers-to-buy':
    'To buy, a lender asks for your latest pay slips, tax papers such as the W-2 of two years, bank statements and a photo ID, and checks your credit with your consent. With them it writes the pre-approval that sellers want to see.',
  'veteran-tax':
    'Yes: an honorably discharged veteran who owns a home here can take $250 a year off its property tax (N.J.S.A. 54:4-8.10 and following), and one who is totally and permanently disabled by service pays none on the home they live in (N.J.S.A. 54:4-3.30). The town’s tax assessor takes the claim.',
  schools:
    'I name the district but don’t rate schools. The state’s School Performance Reports show the figures of each one, and the district says which school an address belongs to.',
  viewing:
    'Look for stains on ceilings and walls, run the water and the heat, open windows, and listen to the street and the neighbors; ask what is included and what was repaired. Before you buy, a licensed inspector looks closer.',
  'to-buy-it':
    'To buy a home you like: see it, have a lender’s pre-approval ready, and an agent writes your offer; then come three business days of attorney review, the inspection and the closing. Say “book a tour” to begin.',
  'to-rent-it':
    'To rent a home you like: see it, apply with your proof of income, read and sign the lease, and pay the first month and the deposit before you get the keys. Say “book a tour” to begin.',
  'fee-changes':
    'An association sets its fee by its budget, so it can go up from year to year. Ask for the budget and what it has set aside for repairs before you sign.',
  // What an association looks after: N.J.S.A. 45:22A-43 and 46:8B-1.
  'fee-covers':
    'In general an association’s fee pays for what the owners share: roofs, halls, lawns or a pool, their upkeep and insurance, and savings for repairs. Whether heat or water is in it, the association’s budget tells: ask for it before you sign.',
  // Homeowners Protection Act, as in the glossary.
  'pmi-ends':
    'You can ask the lender to end PMI when the loan is down to 80% of the home’s original value, and at 78% it must end by itself if you are up to date (Homeowners Protection Act). An FHA loan’s insurance often stays as long as the loan.',
  'town-allows':
    'That is for the town to allow: its zoning office says what a lot may hold, from animals to sheds, pools and additions, and which permit it takes. An association may have rules, too; ask both before you sign.',
  'walk-counted':
    'The train’s minutes are those on the way, from platform to platform; I tell the walk or drive to the station beside them, and “together” adds the two. Waiting and the way at the other end aren’t in it.',
  'month-changes':
    'With a fixed rate the loan’s own payment stays the same for all its years. Property tax, insurance and an association’s fee can change, and the month with them.',
  agent: `No law makes you have one: an agent shows you homes, writes the offer and talks with the other side. ${lawCited('buyer-agreement')}`,
  'missed-payment':
    'Call the lender before you miss a payment; a housing counselor on HUD’s list can help, too. In New Jersey a lender must warn you at least 30 days before it goes to court (N.J.S.A. 2A:50-56).',
  'inspection-finds':
    'Then it is talked over: the seller repairs it, lowers the price or pays toward it, or you cancel where the contract’s inspection condition lets you. Your attorney writes to the seller’s within the days that the contract gives.',
  'cancel-purchase':
    'You can’t cancel it yourself: only an attorney’s disapproval ends the contract, in the three business days of attorney review (N.J.A.C. 11:5-6.2). Later you can only as its conditions allow, such as the inspection or the loan; else your deposit may be lost.',
  'rent-out':
    'Once it is yours you usually may, but an association’s or a co-op’s rules, the town’s rules for rentals and a loan for a home of your own can limit it. Ask for them before you buy.',
  'income-counted':
    'A lender usually counts overtime, a bonus or a second job once you have had it for a year or two and it is likely to go on. How much it counts is the lender’s decision.',
  'own-cash':
    'A lender wants to see where the money comes from, so bring cash to a bank some months before you apply and keep papers of it. Tell me how much you have saved, and I say what it reaches.',
  // The window of 45 days: Consumer Financial Protection Bureau.
  'compare-lenders':
    'Ask three or more and compare their written estimates: checks of your credit by several mortgage lenders within 45 days count as one. Then the rate, the points and the fees can be set side by side.',
  'rate-lock':
    'With a rate lock a lender keeps a rate for you for a set time, often 30 to 60 days, while the loan is made ready. Ask what it costs, and what happens if the closing comes later.',
  townhouse:
    'A townhouse shares its side walls with the neighbors and has a front door of its own. The land may be yours, or it may be owned as a condo with a fee: the listing and the papers say which.',
  'several-homes':
    'A multi-family house has two or more homes in one building: you can live in one and rent out the others, as a landlord with a landlord’s duties. An ordinary home loan can buy up to four.',
  'fixer-upper':
    'A fixer-upper is sold cheaper because it needs work. Have it inspected and the work priced before you sign; some loans lend for the repairs, too, so ask a lender.',
  // The same least shares as in 'loan-kinds'.
  'low-down':
    'It can be enough: a conventional loan can start at 3% down, an FHA loan at 3.5%, and VA and USDA loans can take nothing down. Closing costs of about 2% to 5% of the price come on top; New Jersey’s program NJHMFA may help with both.',
  // The causes, and the notice of a buyer who moves in: N.J.S.A. 2A:18-61.1 and 61.2.
  'tenants-in-it':
    'Not just like that: the lease binds you as the new owner, and a tenant has to leave only for a cause that the law lists, by court order (N.J.S.A. 2A:18-61.1). In a house of up to three homes, your moving in yourself can be one, with notice; ask an attorney before you sign.',
  'unit-rent':
    'I don’t guess a rent, and a listing seldom tells it: ask for the leases. For a start, ask me for HUD’s benchmark rent in the town, or for homes for rent there.',
  flood: `I don’t know that of a town or a home. FEMA’s flood map shows it by address at msc.fema.gov. ${lawCited('flood')} ${lawCited('flood-rent')}`,
  'why-estimate':
    'Because parts of it are settled later: the rate and the fees by your lender, the insurance by a quote, the tax by the town, and closing costs by the title company and the attorney. Give me your own rate, down payment or insurance, and I count again.',
  'credit-up':
    'Pay every bill on time, pay down what you owe on cards, open no new accounts you don’t need, and have errors in your reports corrected: they are free at annualcreditreport.com. A housing counselor on HUD’s list helps, often without charge.',
} as const

/** Where nothing checked answers a question about rules or money. */
export const unansweredText = (agency: Agency): string =>
  `I have no checked answer to that, and I don’t guess about rules or money. A person can tell you at ${agency.phones.head.number}; I can explain terms and steps, and work out costs.`
