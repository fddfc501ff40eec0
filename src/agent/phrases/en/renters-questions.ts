/**
 * General answers to renters, each with its law where there is one. The state’s guide 'Truth in Renting' (New Jersey Department of
 * Community Affairs) tells the same at more length.
 */
export const RENTERS_TEXTS = {
  'deposit-limit':
    'Most landlords ask for one, and a voucher doesn’t change that: at most one and a half months’ rent (N.J.S.A. 46:8-21.2). If it is hard to pay at once, New Jersey’s helpline 211 knows who may help.',
  'deposit-back':
    'Within 30 days after you move out a landlord must return the deposit with interest, less unpaid rent and damage listed for you; what is kept wrongly a court can double (N.J.S.A. 46:8-21.1). The state’s guide ‘Truth in Renting’ tells how to claim it, also in a small house where the owner lives, and Legal Services of New Jersey helps renters with little income.',
  'program-refused':
    'A landlord here may not refuse you because you pay with a voucher, Section 8 or another program: it is lawful income (N.J.S.A. 10:5-12(g)). If one does, the state’s Division on Civil Rights takes complaints within 180 days.',
  'house-rules':
    'The lease and the building’s rules say what you may do at home, and the town’s noise ordinance may set quiet hours. Read them before you sign, and have what matters to you written into the lease.',
  'papers-to-rent':
    'To rent you usually show a photo ID, your latest pay slips or other proof of income, perhaps bank statements, and agree to a credit check; with a voucher also its papers. Hand them over only once you have seen the home and know who rents it out.',
  // The landlord’s duty: Sommer v. Kridel, 74 N.J. 446 (1977).
  'lease-break':
    'You may owe the rent until the lease ends or somebody else rents the home, and the landlord has to look for somebody (Sommer v. Kridel). The law lets renters leave early in some cases, such as a disabling illness (N.J.S.A. 46:8-9.2) or domestic violence (46:8-9.6); ask an attorney or legal aid first.',
  // The duty to keep a home habitable: Marini v. Ireland, 56 N.J. 130 (1970).
  repairs:
    'A landlord must keep the home fit to live in and make the repairs that takes (Marini v. Ireland): ask in writing and keep a copy. If nothing happens, the town’s housing inspector can come, and the state’s guide ‘Truth in Renting’ tells what else you may do.',
  entry:
    'Not at any time: except in an emergency a landlord has to tell you before, in buildings of three or more homes normally a day ahead (N.J.A.C. 5:10-5.1). Look into your lease, too.',
  heat: 'In a building of three or more homes it must be at least 68 degrees by day and 65 at night from October 1 to May 15, unless you agreed in writing to heat it yourself (N.J.A.C. 5:10-14.4). For smaller houses ask the town’s housing inspector; utilities may not be shut off to make you leave.',
  'voucher-list':
    'Each housing authority, and the state’s Department of Community Affairs, keeps its own waiting list for vouchers and opens it only at times. Ask them which lists are open, or call New Jersey’s helpline 211.',
  'renters-insurance':
    'No law asks for it, but a lease may. It pays for your own things after a fire, a theft or a burst pipe, which the owner’s insurance doesn’t.',
  'credit-to-rent':
    'Each landlord sets their own limit, so ask before you pay an application fee; a guarantor or good references can help. Your own credit reports are free at annualcreditreport.com.',
  // How long, and what the applicant may see: Fair Credit Reporting Act, 15 U.S.C. 1681c and 1681m.
  'eviction-record':
    'It may: a tenant screening report can name a court case for up to seven years. If a landlord turns you down over a report, they must tell you, and you may see it and dispute what is wrong (Fair Credit Reporting Act). Explain it before you pay an application fee.',
  'cosign-to-rent':
    'Yes, it is common: a guarantor, or cosigner, signs that they will pay if you don’t. Each landlord decides whether to take one and asks for that person’s proof of income, so ask before you apply.',
  'income-to-come':
    'A signed offer letter with your pay and the day you start is the usual proof; bank statements or a guarantor can help besides. Each landlord or lender decides what is enough.',
  'pet-charges':
    'For a pet, the landlord’s rules and the lease decide, and the listing often says so. A service or support animal isn’t a pet: a no-pets rule and pet fees don’t apply to it (Fair Housing Act; N.J.A.C. 13:13-3.4).',
  'late-rent':
    'The lease says when rent is late and what that costs; whoever lives on Social Security, SSI, disability or public assistance has five business days’ grace (N.J.S.A. 2A:42-6.1). If you can’t pay, tell the landlord soon and call 211, which knows who may help.',
  roommates:
    'The lease says who may live there, so have the landlord put everybody on it. Whoever signs can usually be asked for the whole rent, not just a share, also when one of you moves out.',
  utilities:
    'It differs from home to home: the lease says who pays for heat, hot water, electricity and gas. Ask me about one home, and I say what its listing tells.',
  // The warning signs are those of the Federal Trade Commission.
  scams:
    'Pay nothing before you have seen the home inside and know who rents it out, and never by gift card, wire or crypto. A rent far below the others, an owner who is abroad, and great haste are warning signs.',
} as const
