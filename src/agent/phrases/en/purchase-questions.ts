/** General answers about the contract, the loan and the closing of a purchase, each with its law where there is one. */
export const PURCHASE_TEXTS = {
  // The home’s least condition: 38 CFR 36.4351.
  'va-offers':
    'Many do: each seller decides which offer to take, and at the closing a VA loan pays them like any other. The VA’s appraiser also looks whether the home meets the VA’s minimum condition, so a pre-approval from a lender who makes VA loans helps.',
  // No monthly mortgage insurance; the fee: 38 U.S.C. 3729.
  'va-no-pmi':
    'No: a VA loan has no PMI, however little you put down. It has a funding fee instead, once, which can be added to the loan; veterans who get compensation for a disability pay none.',
  // A seller’s duty to tell hidden defects: Weintraub v. Krobatsch, 64 N.J. 445 (1974).
  'found-later':
    'Once the home is yours, so are its repairs. A seller who knew of a hidden defect and didn’t tell may owe you for it (Weintraub v. Krobatsch): keep the papers and ask an attorney soon.',
  'seller-backs-out':
    'In the three business days of attorney review either side’s attorney can disapprove the contract (N.J.A.C. 11:5-6.2). After that it binds the seller, too; if they don’t close, your attorney says what you can ask for.',
  'under-contract':
    'Under contract means that buyer and seller have signed, often still in attorney review or with conditions open; pending usually means that little more than the closing is left. Neither is sold yet.',
  'closing-day':
    'Bring a photo ID and the money that is due, by wire or cashier’s check as the closing agent tells you: phone them on a number you know before you send a wire. Three business days before, the lender must give you the Closing Disclosure with the sum (12 CFR 1026.19).',
  'first-payment':
    'Usually on the first of the month, after one full month in between: at the closing you pay the interest up to the end of that month. The closing papers name the day.',
  // N.J.S.A. 54:3-21.
  'tax-appeal':
    'Yes: an owner can appeal the assessment to the county’s board of taxation, usually by April 1, or May 1 after a revaluation of the town (N.J.S.A. 54:3-21). It turns on what like homes sold for; the town’s assessor and the board’s office tell how.',
  'earnest-amount':
    'No law sets it: it is part of your offer, waits in escrow and counts toward the down payment. An agent who works in the town knows what is usual there.',
  'inspection-cost':
    'I know no published fee: ask two or three licensed inspectors before you offer. You pay it yourself, usually in the first two weeks after attorney review; tests such as radon, a well or an oil tank cost extra.',
  'new-job':
    'Not by itself: a lender looks at about two years of work, takes an offer letter or first pay slips, and checks the job once more before the closing. Tell it before you change anything; how much it counts is the lender’s decision.',
  'pmi-cost':
    'It depends on your down payment, your credit and the loan, so a lender quotes it. Give me a price and a down payment, and I count it in the month, on a line of its own.',
  faster:
    'The loan usually takes longest: hand in your papers at once, and have the inspection and the appraisal in the first days. Whoever pays cash has no loan to wait for.',
  'is-it-law':
    'What I named with a law is the law; the rest is what is usual here. For your own case, ask an attorney or Legal Services of New Jersey.',
  'law-named':
    'Yes: the law stands in brackets in what I just said. Whether your own case falls under it, an attorney or Legal Services of New Jersey can tell you.',
  'who-decides-loan':
    'The lender, by its own rules and those of the loan; another lender may decide otherwise, so ask two or three. If one says no, you may ask for its reasons (Equal Credit Opportunity Act).',
  'who-decides-tax':
    'The town’s tax assessor sets the value; schools, town and county set what they need, and the rate follows. An owner can appeal the assessment to the county’s board of taxation (N.J.S.A. 54:3-21).',
  'who-decides-contract':
    'You and the seller: what is in the contract holds, and in the three business days of attorney review each side’s attorney can disapprove it (N.J.A.C. 11:5-6.2); a change needs both sides. What the two can’t agree on, a court decides.',
} as const
