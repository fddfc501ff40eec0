/** General answers about a lease and who may sign it, each with its law where there is one. */
export const LEASE_TEXTS = {
  'rent-help':
    'There may be. New Jersey’s 211 helpline knows your county’s programs for rent, deposits, and heat. Housing authorities and the state’s Department of Community Affairs issue vouchers from waiting lists, and a landlord may not refuse you because of one (N.J.S.A. 10:5-12(g)).',
  // Fair Chance in Housing Act, N.J.S.A. 46:8-52 and following; small houses where the owner lives are left out of it.
  'criminal-record':
    'Most landlords here may ask about a criminal record only after making you a conditional offer, and then only certain convictions count (Fair Chance in Housing Act). You can file a complaint with the state’s Division on Civil Rights.',
  // What the applicant may see: Fair Credit Reporting Act, 15 U.S.C. 1681m.
  screening:
    'Landlords usually check credit, income, and rental history, often for every adult, and need your permission to pull a credit report. They may ask about a criminal record only after a conditional offer (Fair Chance in Housing Act). If a report counts against you, you can see it and dispute mistakes (Fair Credit Reporting Act).',
  // Ten years: Fair Credit Reporting Act, 15 U.S.C. 1681c(a)(1).
  bankruptcy:
    'A bankruptcy can stay on your credit report for up to 10 years (Fair Credit Reporting Act), but it doesn’t rule you out. Each landlord or lender decides how much it matters. Ask before you pay an application fee. A guarantor, references, and a record of payments since then can help.',
  'guarantor-owes':
    'You promise to pay what the tenant doesn’t: the rent and often damage, for as long as the agreement says. Check the maximum amount and the end date, including renewals. An attorney can explain it before you sign.',
  // One month’s notice: N.J.S.A. 2A:18-56; a tenant who stays on: N.J.S.A. 46:8-10.
  'lease-length':
    'Many leases here run for a year, and some homes rent month to month. The listing often says which. If you stay after the year, the lease usually continues month to month (N.J.S.A. 46:8-10), and you can end it with a month’s notice.',
  occupancy:
    'The town’s housing code sets how many people may live in a home by its size, with the same rule for everyone. The town’s housing office can tell you the limit. Within that limit, a landlord can’t turn you away for having children (Fair Housing Act; N.J.S.A. 10:5-12).',
  // 42 U.S.C. 3604(f)(3)(A).
  'changes-for-disability':
    'Not if you need it for a disability. A renter may make reasonable changes at their own cost, such as a grab bar or a ramp. The landlord may ask you to undo some of them when you leave (Fair Housing Act). Ask in writing. If the landlord refuses, you can file a complaint with the state’s Division on Civil Rights within 180 days.',
  // The age of majority: N.J.S.A. 9:17B-3.
  'age-to-sign':
    'Once you’re 18, you can sign a lease yourself (N.J.S.A. 9:17B-3). A landlord may still want proof of income or a guarantor. If you’re under 18, a parent or another adult usually signs.',
  'lease-cancel':
    'If an agent prepared it and it runs for a year or more, an attorney can disapprove it within three business days after both sides have it (N.J.A.C. 11:5-6.2). Any other lease is binding once signed. Ask an attorney or legal aid right away, and ask the landlord to let you out.',
  'incomes-together':
    'Usually yes. A landlord adds up the incomes of everyone who signs, and any one of you can be asked for the whole rent. Each landlord has their own rules, so ask before you pay an application fee.',
  // The tenant's choice: N.J.S.A. 46:8-19(c).
  'deposit-as-rent':
    'Only if the landlord agrees. The deposit is for unpaid rent and damage when you leave. But if you weren’t told in writing within 30 days where it’s kept, you can ask in writing to have it applied to your rent (N.J.S.A. 46:8-19).',
  'home-sold':
    'A sale doesn’t end your lease. It binds the new owner, who needs a cause listed in the law, and a court order, to make you leave (N.J.S.A. 2A:18-61.1). In a house with up to three units, a buyer moving in can be a cause, with notice. Ask an attorney or legal aid before you sign anything.',
  pace: 'It depends on the place and price, and I don’t guess. Ask me how long a home has been listed. With proof of income or a lender’s pre-approval ready, you can move fast when you find one you like.',
} as const
