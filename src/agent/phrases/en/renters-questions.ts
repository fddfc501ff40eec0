/**
 * General answers to renters, each with its law where there is one. The state’s guide 'Truth in Renting' (New Jersey Department of
 * Community Affairs) covers the same in more detail.
 */
export const RENTERS_TEXTS = {
  'deposit-limit':
    'Most landlords ask for one, even with a voucher, but it can’t be more than one and a half months’ rent (N.J.S.A. 46:8-21.2). If paying it all at once is hard, New Jersey’s 211 helpline knows who can help.',
  'deposit-back':
    'Within 30 days after you move out, a landlord must return the deposit with interest, minus unpaid rent and itemized damage. A court can double anything wrongly kept (N.J.S.A. 46:8-21.1). The state’s guide “Truth in Renting” explains how to claim it, including in a small house where the owner lives. Legal Services of New Jersey helps renters with low incomes.',
  'program-refused':
    'A landlord here may not use a voucher, Section 8, or another program as a reason to refuse you. It’s lawful income (N.J.S.A. 10:5-12(g)). If one does, you can file a complaint with the state’s Division on Civil Rights within 180 days.',
  'house-rules':
    'The lease and the building’s rules say what you can do at home, and the town’s noise ordinance may set quiet hours. Read them before you sign, and get what matters to you written into the lease.',
  'papers-to-rent':
    'You usually need a photo ID, recent pay stubs or other proof of income, and maybe bank statements, and you agree to a credit check. With a voucher, bring its documents too. Don’t hand anything over until you’ve seen the home and know who’s renting it out.',
  // The landlord’s duty: Sommer v. Kridel, 74 N.J. 446 (1977).
  'lease-break':
    'You may owe rent until the lease ends or someone else rents the home, and the landlord has to look for a new tenant (Sommer v. Kridel). The law lets renters leave early in some cases, such as a disabling illness (N.J.S.A. 46:8-9.2) or domestic violence (46:8-9.6). Ask an attorney or legal aid first.',
  // The duty to keep a home habitable: Marini v. Ireland, 56 N.J. 130 (1970).
  repairs:
    'A landlord must keep the home livable and make needed repairs (Marini v. Ireland). Ask in writing and keep a copy. If nothing happens, call the town’s housing inspector. The state’s guide “Truth in Renting” explains what else you can do.',
  entry:
    'Not at any time. Except in an emergency, a landlord has to give you notice, normally a day in buildings with three or more units (N.J.A.C. 5:10-5.1). Check your lease, too.',
  heat: 'In a building with three or more units, it must be at least 68 degrees by day and 65 at night from October 1 to May 15, unless you agreed in writing to heat it yourself (N.J.A.C. 5:10-14.4). For smaller houses, ask the town’s housing inspector. A landlord may not shut off utilities to make you leave.',
  'voucher-list':
    'Each housing authority, and the state’s Department of Community Affairs, has its own voucher waiting list and opens it only at certain times. Ask them which lists are open, or call New Jersey’s 211 helpline.',
  'renters-insurance':
    'No law requires it, but a lease may. It covers your own things after a fire, a theft, or a burst pipe. The owner’s insurance doesn’t.',
  'credit-to-rent':
    'Each landlord sets their own limit, so ask before you pay an application fee. A guarantor or good references can help. Your own credit reports are free at annualcreditreport.com.',
  // How long, and what the applicant may see: Fair Credit Reporting Act, 15 U.S.C. 1681c and 1681m.
  'eviction-record':
    'It may. A tenant screening report can show a court case for up to seven years. If a landlord turns you down because of a report, they must tell you, and you can see it and dispute mistakes (Fair Credit Reporting Act). Explain it before you pay an application fee.',
  'cosign-to-rent':
    'Yes, it’s common. A guarantor, or cosigner, agrees in writing to pay if you don’t. Each landlord decides whether to accept one and asks for that person’s proof of income, so ask before you apply.',
  'income-to-come':
    'A signed offer letter with your pay and start date is the usual proof. Bank statements or a guarantor can also help. Each landlord or lender decides what’s enough.',
  'pet-charges':
    'For a pet, the landlord’s rules and the lease apply, and the listing often gives them. A service or support animal isn’t a pet: no-pets rules and pet fees don’t apply to it (Fair Housing Act; N.J.A.C. 13:13-3.4).',
  'late-rent':
    'The lease says when rent is late and what the fee is. Renters on Social Security, SSI, disability, or public assistance get a grace period of five business days (N.J.S.A. 2A:42-6.1). If you can’t pay, tell the landlord soon and call 211 to find out who can help.',
  roommates:
    'The lease says who may live there, so have the landlord put everyone on it. Anyone who signs can usually be asked for the whole rent, not just a share, even after a roommate moves out.',
  utilities:
    'It varies. The lease says who pays for heat, hot water, electricity, and gas. Ask me about a home, and I’ll tell you what its listing says.',
  // The warning signs are those of the Federal Trade Commission.
  scams:
    'Don’t pay anything until you’ve seen the inside of the home and know who’s renting it out, and never pay by gift card, wire, or crypto. Warning signs: a rent far below others, an owner who’s abroad, and pressure to hurry.',
} as const
