import { capitalized } from '#domain/capitalized.ts'
import type { Intent } from '../understanding.ts'

const LEAD =
  '(?:(?:hi|hey|hello|yes|yeah|honestly|no|ok|okay|good|great|fine|alright|all right|perfect|oh|but|well|so|and|um|please|thanks|actually|sorry|just|maybe|then)[ ,.]+){0,4}'
const WANT =
  "(?:(?:can|could|may|would|will) (?:i|we|you|someone|somebody|a (?:fella|guy|lady|person|human|colleague)|(?:an|the|your) agents?|anyone|they|one of (?:you|them|your (?:agents|people))|your (?:people|office|agency))(?: please| just)? (?:please )?|(?:i|we)(?:['’]d| would)? (?:want|need|like|love|prefer|rather)(?: to)? |(?:i|we)['’]d rather |is there |let me |have (?:someone|somebody|(?:an|the|your) agent|them|a person|one of (?:them|you|your (?:agents|people))) |get (?:someone|somebody|an agent) to |ask (?:someone|somebody|an agent|them) to |(?:someone|somebody|an agent) (?:should|to|can|could) |please )?"
const PERSON =
  '(?:(?:a |an |the |your |some |any )?(?:(?:real|actual|live|human|licensed|real estate|loan|mortgage|lending|money|rental|leasing) ){0,3}(?:person|human(?: being)?|agent|realtor|broker|somebody|someone|representative|people|salesperson|operator|office|agency)(?: (?:real|human|alive|else|in person|on the phone|from your (?:office|agency|team)|in the office))?)'
/** What the talk was about anyway. */
const OF_ALL =
  '(?: (?:about|on|over) (?:this|that|all (?:this|that|of (?:this|that))|(?:(?:my|our|the|a|getting a) )?(?:loans?|mortgages?|money|financing|credit|situation|options|case|application))|(?: (?:who|that) (?:can|could|will|would|actually|really|knows?|works?|deals?|handles?|understands?)\\b.{0,40}))?'
const OFFICE =
  "(?:(?:what(?:['’]s| is)|give me|tell me|i need|(?:can|could|may) (?:i|we) (?:have|get)|(?:do you have|is there)) (?:a|any|the|your) (?:phone |telephone |contact |office )?number(?: (?:that )?(?:(?:i|we) (?:can|could) (?:call|ring|reach|phone|dial)|to (?:call|ring|reach|phone|dial|get))(?: (?:you|somebody|someone|them|it|the office|the agency|an agent))?(?: (?:at|on))?(?: from (?:here|abroad|there))?)?|(?:the )?(?:(?:phone|telephone|contact|office|your) )+number|(?:the |a )?(?:phone )?number to (?:reach|call|ring|get) (?:you|somebody|someone|them|the office|the agency)(?: (?:at|on))?|(?:whom?|what number) (?:would|do|can|should|could|shall) (?:i|we) (?:call|ring|phone|dial|talk to|speak to)(?: (?:for|about) (?:all )?(?:this|that|it))?|(?:what|which) hours (?:are|do) (?:they|you|people|your agents|the agents)(?: (?:in|there|open|available|work|answer))*|(?:when|till when|until when|how late|what time) (?:are|can|do) (?:they|people|the agents|your agents|your people|agents) (?:in|there|at work|work|answer|be reached|pick up(?: the phone)?)|what(?:['’]s| is| are) (?:your|the)(?: agency['’]?s?| office)? (?:phone number|number|telephone|opening hours|office hours|business hours|hours)|(?:when|what time|how late|how long|till when|until when) (?:are|is|do|does) (?:you|the office|the agency|your office|your agency) (?:open|close|there|in)|are you open)(?: (?:on|at|in|till|until) .{1,30})?"
const END =
  '(?:[ ,]+(?:please|pls|plz|then|now|instead|here|today|first|there|directly|thanks?|thank you|at|on))*[ ,;.!?]*$'
/** Why not now: 'I can't talk now, have someone call me'. */
const BUSY =
  "(?:(?:i|we) (?:can['’]?t|cannot|can not) (?:talk|speak|chat|stay)\\b[^,.]{0,20}?|(?:i|we)(?:['’]?m| am|['’]?re| are) (?:busy|at work|driving|on the (?:train|bus)|in a (?:meeting|hurry))\\b[^,.]{0,20}?)[ ,.]+(?:(?:so|but|please|can)[ ,]+)?"
const whole = (source: string): RegExp => new RegExp(`^${LEAD}(?:${BUSY})?(?:${source})${END}`, 'i')

/** When to call: what follows is read as a day and a time. */
const LATER =
  '(?: (?:on|at|in|tomorrow|today|tonight|this|next|after|around|between|any|sometime|later|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b.{0,40})?'

/** What a call is about, after what asks for it. */
const ABOUT_IT = "(?:[ ,.]+(?:it['’]?s|that['’]?s|it is|this is) about .{1,160}|)"

const VIEWING = '(?:(?:a|an|the|any) )?(?:viewing|showing|tour|visit|appointment)s?'
/** Whom to ask for a tour: that is done here. */
const HOW_TO_VIEW = `(?:who(?:m|ever)?|how|where) (?:do|can|should|would|must|could|shall) (?:i|we) (?:ask|call|contact|talk to|speak (?:to|with)|phone|email|write to|go|get|arrange|book|sign up|set up)(?: (?:for|about|to (?:get|book|arrange|set up|schedule|see)))? ${VIEWING}(?: (?:of|for|at) .{1,30})?`

/** Sentences that are an act as a whole: 'call the agent about the first one' is a message. */
const ACTS: readonly (readonly [Intent, RegExp])[] = [
  ['tour', whole(HOW_TO_VIEW)],
  [
    'callback',
    whole(
      `${WANT}(?:(?:call|phone|ring|telephone) (?:me|us|him|her|my (?:wife|husband|mother|mom|dad|father|son|daughter|partner|brother|sister|parents|office))(?: back)?|give (?:me|us) (?:a |another )?(?:call|ring)(?: back)?|(?:a |get a |request a |have a )?(?:call ?back|return call|phone call))(?: (?:about|on) (?:that|this|it|(?:the (?:first|second|third|fourth|last)|this|that)(?: (?:one|home|house|condo|place|apartment))?|number \\w+))?(?: (?:from|by) ${PERSON})?${LATER}${ABOUT_IT}`,
    ),
  ],
  [
    'person',
    whole(
      `(?:i |we )?(?:want|need|would like|wanna|have)(?: to)? (?:complain|file a complaint|make a complaint|a complaint|report (?:a problem|this))(?: (?:to|with|about) .{2,60})?|(?:phone|telephone|tel|contact) (?:no|nr|num|#)|who (?:do|can) (?:i|we) complain to|${WANT}(?:(?:talk|speak|chat|discuss (?:this|that|it)|talk (?:this|that|it) (?:over|through)|sit down)(?:ing)? (?:to|with) |(?:(?:get|give|find|pass|hand) me(?: (?:on|over) to| to)?|get|reach|connect me (?:to|with)|transfer me to|put me (?:through|on) (?:to|with)|call|phone|contact|meet) )?${PERSON}${OF_ALL}|(?:put|get) ${PERSON} on(?: the (?:phone|line))?|(?:i['’]?m|i am|we['’]?re) (?:so |really )?(?:done|tired of|sick of|finished|fed up|over)(?: (?:with|of))?(?: (?:talking|speaking|chatting))?(?: (?:to|with))? (?:an? |this |the )?(?:machines?|robots?|bots?|computers?|ai)|(?:i|we) (?:don['’]?t|do not) (?:want|like)(?: to)?(?: (?:talk|speak|talking|speaking|chat))?(?: (?:to|with))? (?:an? |this |the )?(?:machines?|robots?|bots?|computers?|ai)|(?:give|tell|get) me (?:the |a )?(?:name|number|contact)s?(?: (?:and|or) (?:the )?number)? (?:of|for) ${PERSON}(?: .{1,30})?|(?:do you(?: guys)? have|is there|where is) (?:an?|the|your) office(?: .{1,30})?|${WANT}(?:have )?${PERSON}(?: (?:there|here))? (?:that |who )?(?:i|we) (?:can|could) (?:talk|speak|chat|sit down|meet)(?: (?:to|with))?|${OFFICE}(?:[ ,?.]+(?:and |or )?${OFFICE})?|(?:do you have|is there) (?:a|any) (?:phone )?number|how (?:can|do) (?:i|we) (?:call|reach|contact) (?:you|someone|somebody|the agency|an agent)`,
    ),
  ],
]

/** 'Somebody' alone is too little to ask for a person. */
const ALONE = /^\W*(?:somebody|someone|people|office|agency|the office|the agency)\W*$/i

const actOf = (said: string): Intent | null => ACTS.find(([, pattern]) => pattern.test(said))?.[0] ?? null
/** What is asked after a question or a complaint: 'are you a robot? get me a human'. */
const LAST_SENTENCE = /[.?!,;]\s+([^.?!,;]{8,}[.?!]*)$/
/** Whether one of several sentences asks for a call: 'could they ring me instead? I hear badly on hold'. */
export const asksForCall = (said: string): boolean =>
  said
    .trim()
    .split(/(?<=[.?!,;])\s+/)
    .some((clause) => actOf(clause) === 'callback')
/** Whether the last of several sentences asks for a person. */
export const endsWithPerson = (said: string): boolean => actOf(LAST_SENTENCE.exec(said.trim())?.[1] ?? '') === 'person'

/** The act that a whole sentence asks for, or null. */
export const actIn = (said: string): Intent | null => (ALONE.test(said) ? null : actOf(said.trim()))

const NOTE =
  /^(?:(?:please|ok|okay|and|then|just|no|can you|could you|also)[ ,]+)*(?:(?:make|take|add|write|put|leave|keep) (?:a |down a |me a )?note(?: (?:there|here)|(?: (?:there|here))? (?:on|for|about|to|of) (?<first>it|this one|that one|this|the \w+(?: (?:one|home|house))?|(?:(?:home|house|listing) )?number \w+))?|note(?: down)?(?: (?:on|for|about) (?<other>it|this one|that one|the \w+ (?:one|home|house)|(?:(?:home|house|listing) )?number \w+)(?=[:,]| that| saying))?|write down|jot down)(?:[:,]| that| saying|:)* +(?<words>.{2,500})$/i
const ON_HOME =
  /^(?<words>.{2,400}?)[ ,]+(?:on|for|about|of|with|at|in) (?<last>the (?:first|second|third|fourth|last|cheapest)(?: (?:one|home|house))?|it|this one|that one|this home|this house)[.!]*$/i

/** The visitor's words about a home and the words that name it: 'note that the kitchen is small on the first one'. */
export function noteIn(said: string): { words: string; home: string } | null {
  const match = NOTE.exec(said.trim())
  const { words = '', first = '', other = '' } = match?.groups ?? {}
  if (!match || /^(?:this|my|the) search\b/i.test(words)) return null
  const ends = ON_HOME.exec(words)?.groups
  const note = (ends?.['words'] ?? words).trim().replace(/[.]+$/, '')
  return { words: capitalized(note), home: first || other || (ends?.['last'] ?? '') }
}
