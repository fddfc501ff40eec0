import { GLOSSARY_TERMS, type GlossaryTerm, type SpokenQuestion } from '../questions.ts'
import { GLOSSARY_NAMES } from './glossary-names.ts'

const NAMES = GLOSSARY_TERMS.map((term) => [term, new RegExp(`^(?:${GLOSSARY_NAMES[term]})$`)] as const)
/** Longer names come first: 'escrow account' is not 'escrow'. */
const termOf = (words: string): GlossaryTerm | null => NAMES.find(([, name]) => name.test(words))?.[0] ?? null

const LEAD =
  '^(?:(?:and|so|but|ok|okay|hey|hi|hello|please|sorry|wait|um|uh|hm+|oh|well|alright|great|now|assistant|also|quick question) ){0,4}(?:(?:can|could|would) you (?:please )?)?(?:(?:i|we) (?:dont|do not|not|no|didnt) (?:understand|know|get|follow)(?: you| it| this| that)? (?=what ))?'
const ARTICLE = '(?:(an?|the|my|our|this|that) )?'
const TAIL =
  ' (?:anyway|anyhow|exactly|again|please|covers?|includes?|pays? for|costs?|really|actually|mean|means|is|are|stands? for|work|works|good for|for|in (?:real estate|new jersey|nj)|when (?:you |i )?buy(?:ing)?(?: a (?:home|house))?|to me|when(?: (?:you|sellers?|agents?) (?:say|write|put)(?: it| that| this)?)?|like i(?:m| am) five|in (?:plain|simple) (?:words|english|terms)|here|though|all about)$'
const ENDING = new RegExp(TAIL)
const ONE_TERM = new RegExp(
  `${LEAD}(?:(?:what means?|whats? (?:is )?(?:the )?mean(?:s|ing)?(?: of)?|what (?:it |its )means?|whats the (?:deal|catch|story|point|meaning|idea) (?:with|of|behind)|whats up with|whats|what is|what are|what was|whats up with|what exactly (?:is|are)|explain(?: to me)?(?: what)?(?: is)?|define|definition of|meaning of|whats the meaning of|what is the meaning of|what means|what does (?:that|this|it) mean|what does|what do you mean by|what do they mean by|what do you mean|(?:i )?(?:dont|do not) (?:know|understand|get) what|how (?:does|do|is)|who needs|tell me (?:about|what)|whats the (?:deal|catch|story|point) (?:with|of)|why (?:is|are|do|does)(?: there)?|is there such a thing as) )${ARTICLE}(.{2,60})$`,
)
const TWO_TERMS = new RegExp(
  `${LEAD}(?:(?:whats|what is|what are|explain|tell me|is there an?|any)? ?(?:the )?differences? (?:is )?between (?:an? |the )?(.{2,40}?) and (?:an? |the )?(.{2,40}?)|(?:whats |what is |(?:so )?(?:how )?(?:is|are|does|do) |explain )?(?:an? )?(.{2,30}?) (?:vs|versus|compared (?:to|with)|(?:basically |just )?(?:the )?same (?:thing )?as|better than|(?:differ(?:ent)?|any different) (?:from|than|to)) (?:an? )?(.{2,30}?)(?: (?:which (?:one )?is (?:better|safer|cheaper|smarter)|whats the difference|what is the difference))?|(?:an? )?(.{2,30}?) (?:or|and|vs|versus) (?:an? )?(.{2,30}?) (?:which (?:is|ones?|would be|one is)(?: the)? (?:better|safer|cheaper|smarter|best)|whats (?:the difference|better)|what is the difference|whats different))(?: please| anyway| anyhow| exactly| again| really| though| then)*$`,
)
/** With 'the' in a talk about homes these ask for the home's own figure. */
const OF_A_HOME: ReadonlySet<GlossaryTerm> = new Set([
  'hoa',
  'closing-costs',
  'security-deposit',
  'application-fee',
  'brokers-fee',
  'down-payment',
  'mortgage',
  'assessment',
  'realty-transfer-fee',
  'well',
])

/** The term in 'escrow exactly' or 'a lien is': as many words as make one. */
function termBefore(words: string): GlossaryTerm | null {
  // 'An HOA some of these have it'.
  let rest = words.replace(
    /(?<=\w) (?:some|many|most|all|these|those|they|i|we|because|since|everyone|everybody|people) .*/,
    '',
  )
  for (let cut = 0; cut < 4; cut++) {
    const term = termOf(rest)
    if (term !== null) return term
    rest = rest.replace(ENDING, '').replace(OTHER_CLAUSE, '')
  }
  return null
}
/** What is asked besides: 'a lien and should I worry'. */
const OTHER_CLAUSE =
  / (?:(?:and|or|but|so|because) (?:do|does|did|is|are|can|could|should|would|will|must|may|why|how|who|when|what|where|which|i|we|it|they|my|our)\b|thing\b|stuff\b|(?:that|which) (?:they|people|everyone|everybody|you|my|the)\b).*$/
/** What was spoken of before, in 'the difference between that and a condo'. */
const PRONOUN = /^(?:that|this|it|those|these|that one|them)$/

/** The term whose meaning is asked, or two to be told apart. `subject`: what 'that' may mean. */
export function readTerms(words: string, inHand: boolean, subject: GlossaryTerm | null): SpokenQuestion | null {
  const two = TWO_TERMS.exec(words)
  if (two) {
    const names = [two[1] ?? two[3] ?? two[5]!, two[2] ?? two[4] ?? two[6]!]
    const isOfSubject = names.some((name) => PRONOUN.test(name)) && !(inHand && / the (?!differ|same)/.test(words))
    const terms = names
      .map((name) => (isOfSubject && PRONOUN.test(name) ? subject : termOf(name)))
      .filter((term) => term !== null)
    if (terms.length === (isOfSubject && subject === null ? 1 : 2) && terms[0] !== terms[1])
      return { kind: 'glossary', terms }
  }
  const [, article, name] = ONE_TERM.exec(words) ?? []
  // A renter leaves one with the landlord, a buyer with the contract.
  if (/^an?$/.test(article ?? 'a') && /^deposits?(?: again| exactly| anyway)?$/.test(name ?? ''))
    return { kind: 'glossary', terms: ['security-deposit', 'earnest-money'] }
  const term = name === undefined ? null : termBefore(name)
  if (term === null || (inHand && article !== undefined && !/^an?$/.test(article) && OF_A_HOME.has(term))) return null
  return { kind: 'glossary', terms: [term] }
}

/** 'And a lease?' after another term. */
export function nextTerm(words: string): SpokenQuestion | null {
  const [, name] = NEXT_TERM.exec(words) ?? []
  const term = name === undefined ? null : termBefore(name)
  return term === null ? null : { kind: 'glossary', terms: [term] }
}
const NEXT_TERM =
  /^(?:(?:and|so|ok|okay|um|uh|then|also|now|what about|how about|same for) )*(?:an? )?(\S+(?: \S+){0,3})$/
