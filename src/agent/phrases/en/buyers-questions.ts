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
  'month-changes':
    'With a fixed rate the loan’s own payment stays the same for all its years. Property tax, insurance and an association’s fee can change, and the month with them.',
  agent:
    'No law makes you have one: an agent shows you homes, writes the offer and talks with the other side. What one is paid is open to agreement, and in New Jersey it must be put in writing first.',
  'missed-payment':
    'Call the lender before you miss a payment; a housing counselor on HUD’s list can help, too. In New Jersey a lender must warn you at least 30 days before it goes to court (N.J.S.A. 2A:50-56).',
  'inspection-finds':
    'Then it is talked over: the seller repairs it, lowers the price or pays toward it, or you cancel where the contract’s inspection condition lets you. Your attorney writes to the seller’s within the days that the contract gives.',
  'cancel-purchase':
    'In the three business days of attorney review your attorney can cancel the contract (N.J.A.C. 11:5-6.2). Later you can only as its conditions allow, such as the inspection or the loan; else your deposit may be lost.',
} as const
