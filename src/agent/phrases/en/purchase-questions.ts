/** General answers about the contract, the loan and the closing of a purchase, each with its law where there is one. */
export const PURCHASE_TEXTS = {
  // The home’s least condition: 38 CFR 36.4351.
  'va-offers':
    'Many do. Each seller decides which offer to take, and at closing a VA loan pays them like any other. The VA’s appraiser also checks that the home meets the VA’s minimum standards. A pre-approval from a lender who makes VA loans helps.',
  // No monthly mortgage insurance; the fee: 38 U.S.C. 3729.
  'va-no-pmi':
    'No. A VA loan has no PMI, however little you put down. It has a one-time funding fee instead, which you can add to the loan. Veterans who receive disability compensation don’t pay it.',
  // A seller’s duty to disclose hidden defects: Weintraub v. Krobatsch, 64 N.J. 445 (1974).
  'found-later':
    'Once you own the home, repairs are up to you. But a seller who knew about a hidden defect and didn’t tell you may owe you for it (Weintraub v. Krobatsch). Keep your documents and ask an attorney soon.',
  'seller-backs-out':
    'During the three business days of attorney review, either side’s attorney can disapprove the contract (N.J.A.C. 11:5-6.2). After that, it binds the seller, too. If they don’t close, your attorney can tell you what you can ask for.',
  'under-contract':
    'Under contract means the buyer and seller have signed, often with attorney review or other conditions still open. Pending usually means little is left but the closing. Neither is sold yet.',
  'closing-day':
    'Bring a photo ID. Pay the money due by wire or cashier’s check, as the closing agent tells you. Before you send a wire, call them at a number you already know. At least three business days before closing, the lender must give you the Closing Disclosure with the amount (12 CFR 1026.19).',
  'first-payment':
    'Usually on the first of the month, after one full month has passed. At closing, you pay the interest through the end of the month you close in. The closing documents give the date.',
  // N.J.S.A. 54:3-21.
  'tax-appeal':
    'Yes. An owner can appeal the assessment to the county board of taxation, usually by April 1, or by May 1 after a town-wide revaluation (N.J.S.A. 54:3-21). It depends on what similar homes sold for. The town’s assessor and the board’s office can explain how.',
  'earnest-amount':
    'No law sets it. It’s part of your offer, sits in escrow, and counts toward the down payment. An agent who works in the town knows what’s usual there.',
  'inspection-cost':
    'I don’t know of a published fee, so ask two or three licensed inspectors before you make an offer. You pay for it, usually in the first two weeks after attorney review. Tests for radon, a well, or an oil tank cost extra.',
  'new-job':
    'Not by itself. A lender looks at about two years of work history, accepts an offer letter or first pay stubs, and checks your job again before closing. Tell the lender before you change anything. The lender decides how much counts.',
  'pmi-cost':
    'It depends on your down payment, your credit, and the loan, so a lender has to quote it. Give me a price and a down payment, and I’ll show it as its own line in the monthly cost.',
  faster:
    'The loan usually takes longest. Submit your documents right away, and schedule the inspection and appraisal in the first few days. A cash buyer doesn’t have to wait for a loan.',
  'is-it-law':
    'Where I named a law, that’s the law. The rest is what’s usual here. For your own case, ask an attorney or Legal Services of New Jersey.',
  'law-named':
    'Yes, the law is in parentheses in my last answer. An attorney or Legal Services of New Jersey can tell you if it applies to your case.',
  'who-decides-loan':
    'The lender does, by its own rules and the loan program’s. Another lender may decide differently, so ask two or three. If one says no, you can ask for its reasons (Equal Credit Opportunity Act).',
  'who-decides-tax':
    'The town’s tax assessor sets the value. The schools, the town, and the county set their budgets, and the rate follows. An owner can appeal the assessment to the county board of taxation (N.J.S.A. 54:3-21).',
  'who-decides-contract':
    'You and the seller do. The contract applies as signed, but during the three business days of attorney review each side’s attorney can disapprove it (N.J.A.C. 11:5-6.2). A change needs both sides’ agreement. If you can’t agree, a court decides.',
} as const
