import { lawCited } from '#content/law-words.ts'
import type { Agency } from '#domain/agency/agency.ts'

/** General answers to buyers and owners, each with its law where there is one. */
export const BUYERS_TEXTS = {
  'papers-to-buy':
    'A lender will ask for recent pay stubs, two years of W-2s or other tax documents, bank statements, and a photo ID, and will check your credit with your permission. The lender then writes the pre-approval letter that sellers want to see.',
  'veteran-tax':
    'Yes. An honorably discharged veteran who owns a home here can deduct $250 a year from the property tax (N.J.S.A. 54:4-8.10 and following). A veteran with a total and permanent service-connected disability pays no property tax on the home they live in (N.J.S.A. 54:4-3.30). Apply to the town’s tax assessor.',
  schools:
    'I can name the school district, but I don’t rate schools. The state’s School Performance Reports have figures for every school, and the district can tell you which school serves an address.',
  viewing:
    'Look for stains on ceilings and walls, run the water, turn on the heat, open the windows, and listen to the street and the neighbors. Ask what’s included and what has been repaired. Before you buy, have a licensed inspector take a closer look.',
  'to-buy-it':
    'Tour the home, have a lender’s pre-approval ready, and an agent will write your offer. After that come three business days of attorney review, the inspection, and the closing. Say “book a tour” to begin.',
  'to-rent-it':
    'Tour the home, apply with proof of income, and read and sign the lease. You pay the first month’s rent and the deposit before you get the keys. Say “book a tour” to begin.',
  'fee-changes':
    'The association sets the fee in its budget, so it can go up from year to year. Before you sign, ask for the budget and how much is in the repair reserve.',
  // What an association looks after: N.J.S.A. 45:22A-43 and 46:8B-1.
  'fee-covers':
    'An association fee usually covers shared things: the roof, hallways, lawns, or a pool, their upkeep and insurance, and a reserve for repairs. The association’s budget shows whether heat or water is included. Ask for it before you sign.',
  // Homeowners Protection Act, as in the glossary.
  'pmi-ends':
    'You can ask the lender to cancel PMI when the loan is down to 80% of the home’s original value. At 78% it must end automatically if your payments are up to date (Homeowners Protection Act). Mortgage insurance on an FHA loan often lasts as long as the loan.',
  'town-allows':
    'The town’s zoning office decides what you can have on a lot, including animals, sheds, pools, and additions, and which permits you need. An association may have its own rules. Ask both before you sign.',
  'walk-counted':
    'The train minutes are the ride itself, from platform to platform. I give the walk or drive to the station separately, and the total adds the two. It doesn’t include waiting or the trip from your last station.',
  'month-changes':
    'With a fixed rate, principal & interest stays the same for the life of the loan. Property tax, insurance, and an association fee can change, and your monthly cost changes with them.',
  agent: `No law requires one. An agent shows you homes, writes the offer, and talks with the other side. ${lawCited('buyer-agreement')}`,
  'missed-payment':
    'Call the lender before you miss a payment. A HUD-approved housing counselor can help, too. In New Jersey, a lender must give you at least 30 days’ notice before going to court (N.J.S.A. 2A:50-56).',
  'inspection-finds':
    'Then you negotiate. The seller may repair it, lower the price, or pay toward it, or the contract may end if its inspection clause allows. Your attorney writes to the seller’s attorney by the deadline in the contract.',
  'cancel-purchase':
    'You can’t cancel it yourself. During the three business days of attorney review, only an attorney can end the contract by disapproving it (N.J.A.C. 11:5-6.2). After that, you can cancel only as the contract allows, for example over the inspection or the loan. Otherwise, you may lose your deposit.',
  'rent-out':
    'Usually yes, once you own it. An association’s or co-op’s rules, the town’s rental rules, or a loan for a primary residence can limit it. Ask about them before you buy.',
  'income-counted':
    'A lender usually counts overtime, bonuses, or a second job once you’ve had it for a year or two and it’s likely to continue. The lender decides how much counts.',
  'own-cash':
    'A lender wants to see where the money came from. Deposit cash in a bank a few months before you apply and keep the records. Tell me how much you’ve saved, and I’ll tell you what price it could cover.',
  // The window of 45 days: Consumer Financial Protection Bureau.
  'compare-lenders':
    'Ask three or more lenders for written estimates, and compare their rates, points, and fees side by side. Credit checks by several mortgage lenders within 45 days count as one.',
  'rate-lock':
    'With a rate lock, a lender holds a rate for you for a set time, often 30 to 60 days, while the loan is processed. Ask what it costs and what happens if the closing is delayed.',
  townhouse:
    'A townhouse shares side walls with its neighbors and has its own front door. You may own the land, or it may be a condo with a fee. The listing and the documents say which.',
  'several-homes':
    'A multi-family house has two or more units in one building. You can live in one and rent out the others, with a landlord’s duties. A regular home loan can cover up to four units.',
  'fixer-upper':
    'A fixer-upper sells for less because it needs work. Have it inspected and get the work priced before you sign. Some loans also cover repairs. Ask a lender.',
  // The same least shares as in 'loan-kinds'.
  'low-down':
    'It can be. Conventional loans can start at 3% down and FHA loans at 3.5%. VA and USDA loans may need nothing down. Closing costs add about 2% to 5% of the price. New Jersey’s NJHMFA program may help with both.',
  // The causes, and the notice of a buyer who moves in: N.J.S.A. 2A:18-61.1 and 61.2.
  'tenants-in-it':
    'Not right away. The lease binds you as the new owner, and a tenant has to leave only for a cause listed in the law, with a court order (N.J.S.A. 2A:18-61.1). In a house with up to three units, moving in yourself can be a cause, with notice. Ask an attorney before you sign.',
  'unit-rent':
    'I don’t guess at rents, and listings rarely give them. Ask to see the leases. For a rough idea, ask me for HUD’s benchmark rent in the town or for homes for rent there.',
  flood: `I don’t have flood data for towns or homes. Look up the address on FEMA’s flood map at msc.fema.gov. ${lawCited('flood')} ${lawCited('flood-rent')}`,
  'why-estimate':
    'Because parts of it are set later: the rate and fees by your lender, the insurance by a quote, the tax by the town, and closing costs by the title company and the attorney. Give me your own rate, down payment, or insurance, and I’ll recalculate.',
  'credit-up':
    'Pay every bill on time, pay down your cards, don’t open accounts you don’t need, and have errors in your credit reports corrected. The reports are free at annualcreditreport.com. A HUD-approved housing counselor can help, often for free.',
} as const

/** Where nothing checked answers a question about rules or money. */
export const unansweredText = (agency: Agency): string =>
  `I don’t have a verified answer to that, and I don’t guess about rules or money. Call us at ${agency.phones.head.number} to ask a person. I can explain terms and steps, and estimate costs.`
