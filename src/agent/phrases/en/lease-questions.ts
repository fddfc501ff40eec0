/** General answers about a lease and who may sign it, each with its law where there is one. */
export const LEASE_TEXTS = {
  'rent-help':
    'There may be: New Jersey’s helpline 211 knows the programs of your county that help with rent, a deposit or heat. Vouchers come from the housing authorities and the state’s Department of Community Affairs, by waiting lists, and a landlord may not refuse you for one (N.J.S.A. 10:5-12(g)).',
  // Fair Chance in Housing Act, N.J.S.A. 46:8-52 and following; small houses where the owner lives are left out of it.
  'criminal-record':
    'Most landlords here may ask about a criminal record only after they have made you a conditional offer, and then only some convictions of certain years count (Fair Chance in Housing Act). If one breaks that, the state’s Division on Civil Rights takes complaints.',
  // What the applicant may see: Fair Credit Reporting Act, 15 U.S.C. 1681m.
  screening:
    'Landlords usually check credit, income and earlier rentals, often of every adult, and need your consent for the credit report; a criminal record they may ask about only after a conditional offer (Fair Chance in Housing Act). If a report counts against you, you may see it and dispute what is wrong (Fair Credit Reporting Act).',
  // Ten years: Fair Credit Reporting Act, 15 U.S.C. 1681c(a)(1).
  bankruptcy:
    'A bankruptcy can stand in your credit report for up to ten years (Fair Credit Reporting Act), but it closes no door by itself: each landlord or lender decides what it means. Ask before you pay an application fee; a guarantor, references and what you have paid since can help.',
  'guarantor-owes':
    'You promise to pay what the tenant doesn’t, the rent and often damage too, for as long as the paper says. Read up to what sum and until when, also after a renewal; an attorney can explain it before you sign.',
  // One month’s notice: N.J.S.A. 2A:18-56; a tenant who stays on: N.J.S.A. 46:8-10.
  'lease-length':
    'Many leases here run for a year, and some homes are rented by the month: the listing often says which. When a year is over and you stay, the lease usually goes on by the month (N.J.S.A. 46:8-10), which you can end with a month’s notice.',
  occupancy:
    'How many may live in a home is set by its size in the town’s housing code, alike for everybody: the town’s housing office knows the number. Within it, children are no reason to turn you away (Fair Housing Act; N.J.S.A. 10:5-12).',
  // 42 U.S.C. 3604(f)(3)(A).
  'changes-for-disability':
    'Not if you need it for a disability: a renter may make reasonable changes at their own cost, such as a grab bar or a ramp, and the landlord may ask that some are undone when you leave (Fair Housing Act). Ask in writing; if it is refused, the state’s Division on Civil Rights takes complaints within 180 days.',
  // The age of majority: N.J.S.A. 9:17B-3.
  'age-to-sign':
    'From 18 on you can sign a lease yourself (N.J.S.A. 9:17B-3). A landlord may still want proof of income or a guarantor; before 18 a parent or another adult usually signs.',
  'lease-cancel':
    'If an agent prepared it and it runs for a year or more, an attorney can disapprove it within three business days of both sides having it (N.J.A.C. 11:5-6.2). Another lease binds from the signature, so ask an attorney or legal aid at once, and the landlord whether they let you go.',
  'incomes-together':
    'Usually yes: a landlord looks at the incomes of all who sign the lease together, and each of you can then be asked for the whole rent. Every landlord has their own rule, so ask before you pay an application fee.',
  // The tenant's choice: N.J.S.A. 46:8-19(c).
  'deposit-as-rent':
    'Only if the landlord agrees: the deposit is there for unpaid rent and damage once you leave. If you weren’t told in writing within 30 days where it is kept, you may ask in writing that it is used for rent (N.J.S.A. 46:8-19).',
  'home-sold':
    'A sale doesn’t end your lease: it binds the new owner, who needs a cause that the law lists, and a court order, to make you leave (N.J.S.A. 2A:18-61.1). In a house of up to three homes, a buyer’s moving in can be one, with notice; ask an attorney or legal aid before you sign anything.',
  pace: 'That differs by place and price, and I don’t guess: ask me how long a home has been listed. With your proof of income ready, or a lender’s pre-approval, you lose no days once you like one.',
} as const
