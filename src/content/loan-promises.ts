/** What only a lender, an assessor or a market can say: a language model's sentence with it is left out. */
export const LOAN_PROMISE =
  /\byou(?:['’]re| are| would| will| may| can|['’]d|['’]ll)? (?:already )?(?:pre-?)?(?:qualify|qualified|eligible|be approved|get approved|approved)\b|\b(?:pre-?)?approved for\b|\byou (?:will|can|would) get (?:a|the|this) (?:loan|mortgage)\b|\btoday[’']s rate|\bbest rates?\b|\bfree money\b|\bmansion tax of\b|\bover-?priced\b|\bunder-?priced\b|\bfair price\b|\b(?:above|below|at|the) market rents?\b/i
