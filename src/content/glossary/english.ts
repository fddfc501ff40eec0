import { lawCited } from '../law-words.ts'
import type { Glossary } from './glossary-entry.ts'

/**
 * The terms of a first purchase or rental in New Jersey. Laws are named where one decides: N.J.S.A. is the state's statutes,
 * N.J.A.C. its administrative code.
 */
export const ENGLISH_GLOSSARY: Glossary = {
  'co-op': {
    term: 'Co-op',
    also: ['cooperative'],
    text: 'In a co-op, you buy shares in the company that owns the building, which gives you the right to live in one apartment. You pay a monthly maintenance fee, which often includes the property tax, and a board usually has to approve you (N.J.S.A. 46:8D-1).',
  },
  condo: {
    term: 'Condo',
    also: ['condominium'],
    text: 'With a condo, you own your unit and a share of the halls, roof, and grounds (N.J.S.A. 46:8B-1). You pay your own property tax and a monthly fee to the association.',
  },
  hoa: {
    term: 'HOA (homeowners association)',
    also: ['HOA fee', 'association fee', 'common charges'],
    text: 'An HOA takes care of what a community’s owners share, such as roofs, lawns, or a pool, and sets the rules. Owners pay a monthly fee for these common areas and can’t opt out (N.J.S.A. 45:22A-43).',
  },
  'board-approval': {
    term: 'Board approval',
    also: ['co-op board'],
    text: 'A co-op’s board may look at your finances and meet you before it lets you buy. It may refuse for financial reasons, but never for who you are (N.J.S.A. 10:5-12).',
  },
  'special-assessment': {
    term: 'Special assessment',
    also: [],
    text: 'A special assessment is an extra bill from the association for something large, such as a new roof. Ask before you sign whether one is planned and who pays it.',
  },
  assessment: {
    term: 'Assessment',
    also: ['assessed value', 'tax assessment'],
    text: 'The assessment is the value the town puts on a home for its property tax. The bill is that value times the town’s tax rate (N.J.S.A. 54:4-23). The assessment is often different from what the home would sell for.',
  },
  'property-tax-relief': {
    term: 'ANCHOR and other property tax relief',
    also: ['ANCHOR', 'homestead benefit', 'Senior Freeze', 'Stay NJ'],
    text: 'For 2025, ANCHOR pays owners with income up to $150,000 a benefit of $1,500, or $1,000 with income up to $250,000. If you’re 65 or older and ANCHOR and Senior Freeze pay less than half the tax, Stay NJ adds the difference, up to $6,500 in total. One application covers all three. Applications closed November 2, 2026.',
  },
  mortgage: {
    term: 'Mortgage',
    also: ['home loan'],
    text: 'A mortgage is a loan for a home, with the home as the lender’s security. You pay it back every month, usually over 30 years. If you stop paying, the lender can take the home through the courts.',
  },
  'down-payment': {
    term: 'Down payment',
    also: [],
    text: 'The down payment is the part of the price you pay yourself. Some loans need 3% or 3.5%, some none. With 20% down, a conventional loan needs no mortgage insurance, but an FHA loan has it for 11 years.',
  },
  'pre-approval': {
    term: 'Pre-approval',
    also: ['pre-qualification'],
    text: 'A pre-approval means a lender has reviewed your documents and says how much it would likely lend you. It isn’t a promise, but sellers want to see one with an offer.',
  },
  underwriting: {
    term: 'Underwriting',
    also: ['underwriter'],
    text: 'Underwriting is the lender’s final check of your income, debts, credit, and the home before it approves the loan. Don’t take on new debt before the closing.',
  },
  dti: {
    term: 'DTI (debt-to-income ratio)',
    also: ['debt to income ratio'],
    text: 'DTI is the share of your monthly income before tax that goes to debts, including the new home. Lenders set their own limits. 36% to 45% is a common range.',
  },
  'credit-score': {
    term: 'Credit score',
    also: ['FICO score'],
    text: 'A credit score is a number, usually from 300 to 850, that shows how reliably you’ve paid your debts. A higher score usually gets you a lower rate. You can see your credit reports free once a week.',
  },
  apr: {
    term: 'APR (annual percentage rate)',
    also: ['annual percentage rate'],
    text: 'The APR is the yearly cost of a loan including its fees, so it’s higher than the interest rate alone. Use it to compare lenders.',
  },
  points: {
    term: 'Points',
    also: ['discount points'],
    text: 'A point is 1% of the loan that you pay at the start to get a lower interest rate. It pays off only if you keep the loan long enough.',
  },
  'adjustable-rate': {
    term: 'Fixed and adjustable rates',
    also: ['ARM', 'adjustable rate mortgage', 'fixed rate mortgage'],
    text: 'With a fixed rate, your loan payment stays the same for the life of the loan. With an adjustable rate (ARM), it starts lower and can go up or down after some years.',
  },
  pmi: {
    term: 'PMI (private mortgage insurance)',
    also: ['mortgage insurance'],
    text: 'PMI protects the lender when you put less than 20% down, and you pay for it every month. You can ask to cancel it at 80% of the home’s original value, and it must end at 78% (Homeowners Protection Act).',
  },
  fha: {
    term: 'FHA loan',
    also: ['FHA'],
    text: 'The federal government insures FHA loans, so lenders can accept 3.5% down and lower credit scores. You pay mortgage insurance, often for as long as you have the loan.',
  },
  va: {
    term: 'VA loan',
    also: [],
    text: 'A VA loan is for veterans, service members, and some surviving spouses. It usually needs no down payment, and it never has mortgage insurance. You can also use it to buy a building with up to four units if you live in one.',
  },
  usda: {
    term: 'USDA loan',
    also: ['rural housing loan'],
    text: 'A USDA loan helps people with low or moderate income buy in a rural area with no down payment. In our counties, parts of Sussex and Warren may qualify. The USDA’s map decides.',
  },
  njhmfa: {
    term: 'NJHMFA down payment help',
    also: ['NJHMFA', 'down payment assistance', 'first-time buyer programs'],
    text: 'New Jersey’s housing agency lends first-time buyers up to $15,000 (county amounts from November 2022) toward the down payment and closing costs, forgiven after five years if you live there and don’t sell, transfer, or refinance. It comes with the agency’s own mortgage, and one of its lenders decides whether you qualify.',
  },
  equity: {
    term: 'Equity',
    also: ['home equity'],
    text: 'Equity is the part of a home that’s really yours: its value minus what you still owe. It grows as you pay down the loan and changes with the home’s value.',
  },
  escrow: {
    term: 'Escrow',
    also: [],
    text: 'Escrow means that someone other than the buyer or seller, such as an attorney, a broker, or a title company, holds money until both sides have done their part. Your deposit on a home stays in escrow until the closing.',
  },
  'escrow-account': {
    term: 'Escrow account',
    also: ['impound account'],
    text: 'An escrow account is part of your mortgage. Each month, you pay a twelfth of the property tax and home insurance into it, and the lender pays those bills from it.',
  },
  'earnest-money': {
    term: 'Earnest money',
    also: ['good-faith deposit', 'binder'],
    text: 'Earnest money is the deposit that shows a seller you mean it. It counts toward your down payment. You can lose it if you walk away for a reason the contract doesn’t allow.',
  },
  contingency: {
    term: 'Contingency',
    also: ['contingencies', 'contingent offer'],
    text: 'A contingency is a condition in the contract, such as getting the mortgage or a good inspection. If it isn’t met, you can cancel and get your deposit back.',
  },
  'attorney-review': {
    term: 'Attorney review',
    also: ['three-day review'],
    text: lawCited('review-what'),
  },
  'home-inspection': {
    term: 'Home inspection',
    also: ['inspection'],
    text: 'A licensed inspector looks at the roof, structure, wiring, plumbing, and heating and writes a report, usually in the first two weeks after attorney review. You pay for it, and you can use it to ask for repairs, or to cancel if the contract allows.',
  },
  appraisal: {
    term: 'Appraisal',
    also: ['appraised value'],
    text: 'An appraisal is an independent opinion of a home’s value that the lender orders and you pay for. If it comes in below the price, the lender lends less, and you may have to renegotiate with the seller.',
  },
  'title-insurance': {
    term: 'Title insurance',
    also: ['title search', 'title policy'],
    text: 'A title search checks that the seller really owns the home free of old debts. Title insurance pays if the search missed something. A lender requires its own policy, and you can buy one for yourself.',
  },
  survey: {
    term: 'Survey',
    also: ['land survey', 'boundary survey'],
    text: 'A survey is a drawing by a licensed surveyor that shows the property lines and what’s on the land. It tells you, for example, whether the fence is on your side.',
  },
  deed: {
    term: 'Deed',
    also: [],
    text: 'The deed is the document that makes you the owner. The seller signs it at the closing, and the county records it.',
  },
  lien: {
    term: 'Lien',
    also: [],
    text: 'A lien is a debt attached to a home, such as unpaid taxes or a contractor’s bill. It has to be paid or cleared before you buy, and the title search finds it.',
  },
  closing: {
    term: 'Closing',
    also: ['settlement'],
    text: 'At the closing, you sign the loan, pay what’s due, and get the keys. In New Jersey, that’s usually six to eight weeks after the contract.',
  },
  'closing-costs': {
    term: 'Closing costs',
    also: ['settlement costs'],
    text: 'Closing costs are what a buyer pays besides the down payment: lender, title, attorney, inspection, and recording fees, and the first taxes and insurance. They’re often 2% to 5% of the price.',
  },
  'realty-transfer-fee': {
    term: 'Realty transfer fee',
    also: ['transfer tax', 'mansion tax'],
    text: 'New Jersey charges the seller a fee when the deed is recorded (N.J.S.A. 46:15-7). Above $1,000,000, there’s a second, graduated fee, which the seller has also paid since July 10, 2025.',
  },
  'certificate-of-occupancy': {
    term: 'Certificate of occupancy (CO)',
    also: ['CO', 'CCO'],
    text: `A certificate of occupancy shows that the town found a home fit to live in, and many towns require one. ${lawCited('smoke-co')}`,
  },
  'final-walk-through': {
    term: 'Final walk-through',
    also: ['walk-through'],
    text: 'Shortly before the closing, you walk through the home once more. You check that it’s empty, that repairs were made, and that everything promised is still there.',
  },
  'home-insurance': {
    term: 'Home insurance',
    also: ['homeowners insurance'],
    text: 'Home insurance pays after a fire, storm, or theft, and when someone is hurt on your property. A lender requires it. It doesn’t cover floods.',
  },
  'flood-zone': {
    term: 'Flood zone',
    also: ['flood insurance', 'flood map'],
    text: 'FEMA’s maps show which land is likely to flood. In a high-risk zone, a lender requires flood insurance. In New Jersey, sellers must tell you what they know about flooding (N.J.S.A. 56:8-19.2). So must most landlords, except in one- and two-family houses (N.J.S.A. 46:8-50).',
  },
  radon: {
    term: 'Radon',
    also: ['radon test'],
    text: 'Radon is a gas from the ground that you can’t see or smell, and it can cause lung cancer. A test is inexpensive. A house with 4 picocuries per liter or more can and should be fixed.',
  },
  'lead-paint': {
    term: 'Lead paint',
    also: ['lead-safe certificate'],
    text: 'Homes built before 1978 may have lead in their paint, which is dangerous for small children. Sellers and landlords must tell you what they know, and most older New Jersey rentals must be inspected for it (N.J.S.A. 52:27D-437.16).',
  },
  'oil-tank': {
    term: 'Oil tank',
    also: ['underground oil tank', 'tank sweep'],
    text: 'Many older homes here were once heated with oil, and some still have the tank underground. A leak is expensive, so buyers have the yard scanned for a tank and ask for the records if one was removed.',
  },
  septic: {
    term: 'Septic system',
    also: ['septic tank', 'cesspool'],
    text: 'A septic system treats a home’s wastewater in its own yard where there is no sewer. Have it inspected before you buy. A cesspool usually has to be replaced when the home is sold (N.J.A.C. 7:9A-3.16).',
  },
  well: {
    term: 'Private well',
    also: ['well', 'well water'],
    text: `With a private well, a home gets its water from its own land. ${lawCited('well')}`,
  },
  mls: {
    term: 'MLS (multiple listing service)',
    also: ['multiple listing service'],
    text: 'An MLS is a database where agents share their listings. Most sites get the homes they show from one.',
  },
  'dual-agency': {
    term: 'Dual agency',
    also: ['disclosed dual agent', 'buyer’s agent'],
    text: 'In a dual agency, one firm represents both the buyer and the seller, so it can’t fully take either side. In New Jersey, that requires both sides’ written consent (N.J.A.C. 11:5-6.9).',
  },
  fixture: {
    term: 'Fixture',
    also: ['fixtures'],
    text: 'A fixture is something fastened to the home, such as a sink or built-in shelves, and it stays unless the contract says otherwise. If you’re counting on something, such as the washer, have it written into the contract.',
  },
  'as-is': {
    term: 'As-is',
    also: ['as is sale'],
    text: 'As-is means the seller won’t make repairs. You can still inspect the home, and the seller must still tell you about known problems.',
  },
  foreclosure: {
    term: 'Foreclosure',
    also: [],
    text: 'In a foreclosure, a lender takes a home through the courts because the loan wasn’t paid, and the sheriff sells it. In New Jersey, the lender must give the owner at least 30 days’ notice before going to court (N.J.S.A. 2A:50-56).',
  },
  'short-sale': {
    term: 'Short sale',
    also: [],
    text: 'In a short sale, the owner sells for less than the loan balance, and the lender has to agree. That can take months, and the home is usually sold as-is.',
  },
  lease: {
    term: 'Lease',
    also: ['rental agreement'],
    text: 'A lease is the contract between you and a landlord. It sets the rent, the term, and who does what. In New Jersey, you can usually stay when it ends, unless the landlord has a cause listed in the law (N.J.S.A. 2A:18-61.1).',
  },
  'security-deposit': {
    term: 'Security deposit',
    also: ['rental deposit'],
    text: 'A security deposit is at most one and a half months’ rent (N.J.S.A. 46:8-21.2). Where the owner lives in the building and rents out one or two units, that limit doesn’t apply until 30 days after you request it in writing (46:8-26). It earns interest, and you get it back within 30 days of moving out, less unpaid rent and damage.',
  },
  'application-fee': {
    term: 'Application fee',
    also: [],
    text: 'Some landlords charge a fee to check your application. Since May 1, 2026, New Jersey caps it at $50, except in one- and two-family buildings.',
  },
  'brokers-fee': {
    term: 'Broker’s fee',
    also: ['finder’s fee'],
    text: 'A broker’s fee is what a renter or a landlord pays the agent who found the rental, often about one month’s rent. Before you look, ask who pays it. New Jersey law sets no amount.',
  },
  guarantor: {
    term: 'Guarantor',
    also: ['co-signer'],
    text: 'A guarantor agrees in writing to pay if you don’t. A landlord may ask for one when your own income is too low for the rent.',
  },
  sublet: {
    term: 'Sublet',
    also: ['sublease', 'subletting'],
    text: 'Subletting means renting your home to someone else while you stay responsible to the landlord. The lease says whether you can, and the landlord often has to agree.',
  },
  'rent-control': {
    term: 'Rent control',
    also: ['rent stabilization'],
    text: 'Rent control limits how much a rent can go up each year. New Jersey has no statewide law, but about a hundred towns have their own, and only the town can say whether a home is covered.',
  },
  voucher: {
    term: 'Housing voucher',
    also: ['Section 8'],
    text: `With a housing voucher, often called Section 8, a public agency pays part of your rent directly to the landlord. ${lawCited('source-of-income')}`,
  },
  eviction: {
    term: 'Eviction',
    also: [],
    text: 'In an eviction, a court makes a renter leave. A landlord may not change the locks instead. In most buildings, it takes a cause listed in the law, such as unpaid rent (N.J.S.A. 2A:18-61.1). Buildings where the owner lives and rents out at most two units are an exception.',
  },
}
