import { AGENCY_NOTICE } from '#content/agency-notice.ts'
import { callbackConsentText, consentText } from '#content/inquiry-consent.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import { hoursOn, type DayOff } from '#domain/inquiry/showing-times.ts'
import { slotHours, type TourSlot } from '#domain/inquiry/tour-slots.ts'
import type { TourRequest } from '#domain/inquiry/tour.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'
import { officeHoursText } from '#language/en/office-hours.ts'
import { clockText } from '#language/en/spoken-time.ts'
import { requestHours } from '../../request-hours.ts'
import type { Contact, Request, RequestPart } from '../../talk.ts'
import { ended } from './full-stop.ts'

/** The open question, to be asked again. */
const openQuestion = ({ kind, asking }: Request): string =>
  asking === 'yes' ? `Should I send the ${SENT_AS[kind]}?` : QUESTIONS[asking]

const SENT_AS = { tour: 'tour request', inquiry: 'message', callback: 'callback request' } as const
const CHANGES = {
  tour: 'make it Sunday afternoon',
  inquiry: 'my email is name@example.com',
  callback: 'my number is 201 555 0123',
} as const

/** The question for each part. */
const QUESTIONS: Readonly<Record<RequestPart, string>> = {
  home: 'Which home? For example, say “the first one.”',
  day: 'What day works for you? The earliest is tomorrow.',
  slot: 'Morning, afternoon, or evening?',
  message: 'What should the message say? Or say “just more information.”',
  name: 'What is your name?',
  email: 'What is your email address? You can type it.',
  phone: 'What number should we call?',
}

/** Said where an email address is kept back. */
const OR_CALL = 'If you’d rather not give one, an agent can call you: say “call me instead.”'

const NEEDED = {
  name: 'The agency needs to know who’s asking.',
  email: 'The agency replies by email, so I need an address to send this.',
} as const

function readBack(
  agency: Agency,
  home: Listing,
  { name, email, phone, message, tour }: Inquiry,
  hasWords: boolean,
): string {
  const what = tour
    ? `a tour of ${home.title}, ${home.address}, on ${formatWeekdayAndDay(tour.day)}, in the ${tour.slot}${spanText(agency, tour)}${hasWords ? `, with the note “${message}”` : ''}`
    : `a message about ${home.title}: “${message}”`
  const reach = phone ? `${email}, phone ${phone}` : email
  return `${ended(`Let me read that back: ${what}`)} For ${name}, ${reach}. ${AGENCY_NOTICE} ${consentText(agency)} Should I send it?`
}

/** ', between 9 AM and 12 PM'. */
function spanText({ tourHours }: Agency, { day, slot }: TourRequest): string {
  const span = slotHours(slot, hoursOn(day, tourHours))
  return span ? `, between ${clockText(span[0])} and ${clockText(span[1])}` : ''
}

/** When tours or calls are: 'Monday to Friday from 9 AM to 5 PM Eastern time'. */
const timesText = (kind: Request['kind'], agency: Agency): string => officeHoursText(requestHours(kind, agency))

/** When a visitor would like the call, and what it is about. */
interface CallWish {
  day: string | null
  slot: TourSlot | null
  at: string | null
  about: string
}

function callbackReadBack(agency: Agency, { name, email, phone }: Inquiry, { day, slot, at, about }: CallWish): string {
  const when = [day && ` on ${formatWeekdayAndDay(day)}`, slot && ` ${timeText(slot, at)}`, about && `, ${about}`]
    .filter(Boolean)
    .join('')
  return `Let me read that back: we’ll call ${name} at ${phone}${when}${email && `, email ${email}`}. ${AGENCY_NOTICE} ${callbackConsentText(agency)} Should I send it?`
}

/** 'in the morning, at 10:30 AM'. */
const timeText = (slot: TourSlot | null, at: string | null): string | null =>
  slot && [`in the ${slot}`, at && `at ${clockText(at)}`].filter(Boolean).join(', ')

/** The parts of a request that are known. */
function known({ kind, home, day, slot, at, message }: Request, { name, email, phone }: Contact): string {
  const when = [day && `on ${formatWeekdayAndDay(day)}`, timeText(slot, at)].filter(Boolean).join(', ')
  const what = kind === 'callback' ? 'a callback' : kind === 'tour' ? 'a tour' : 'a message'
  const parts = [
    [what, home && `${kind === 'tour' ? 'of' : 'about'} ${home.title}`, when].filter(Boolean).join(' '),
    message && `“${message}”`,
    name,
    email,
    phone,
  ]
  return parts.filter(Boolean).join('; ')
}

/** Whether a part of the contact has to be given. */
function isNeeded(part: RequestPart | null, kind: Request['kind']): string {
  if (kind === 'callback') return 'For a callback we need your name and phone number. An email address is optional.'
  return part === 'phone'
    ? 'No, your phone number is optional. The agency replies by email.'
    : `For a ${SENT_AS[kind]} we need your name and email. A phone number is optional.`
}

export const requestTexts = (agency: Agency) => ({
  /** The question for each part. */
  questions: QUESTIONS,
  /** The open question, to be asked again. */
  openQuestion,
  /** Why a name or an email is needed, for a visitor who withholds it. */
  withheld: (asking: 'name' | 'email'): string =>
    `${NEEDED[asking]} ${asking === 'email' ? `${OR_CALL} ` : ''}Or call us at ${agency.phones.head.number}. ${QUESTIONS[asking]} Or say “cancel.”`,
  /** The call that is offered where an email address is kept back. */
  orCall: OR_CALL,
  notSent: (kind: Request['kind']): string =>
    `OK, I haven’t sent anything. What should I change? For example, say “${CHANGES[kind]}.” Or say “cancel.”`,
  /** `lastDay`: ISO date. */
  tourDays: (lastDay: string): string =>
    `You can request a tour from tomorrow through ${formatWeekdayAndDay(lastDay)}.`,
  /** `day`: ISO date without tours. */
  dayOff: (day: string, why: DayOff['kind']): string =>
    why === 'weekday'
      ? `There are no tours on ${formatWeekdayAndDay(day)}. Tours are ${timesText('tour', agency)}.`
      : `There are no tours on ${formatWeekdayAndDay(day)}: ${why === 'holiday' ? 'that is a legal holiday' : 'the office is closed that day'}.`,
  /** `hour`: outside the hours of tours or calls. */
  notAt: (kind: Request['kind'], hour: string): string =>
    kind === 'tour'
      ? `There are no tours at ${hour}. Tours are ${timesText(kind, agency)}.`
      : `We can’t call at ${hour}. We call ${timesText(kind, agency)}.`,
  /** `day`: ISO date on which the office is closed. */
  callDays: (day: string): string =>
    `We don’t call on ${formatWeekdayAndDay(day)}. We call ${timesText('callback', agency)}.`,
  /** The hours of tours or calls. */
  hours: (kind: Request['kind']): string => `${kind === 'tour' ? 'Tours are' : 'We call'} ${timesText(kind, agency)}.`,
  /** How a request is taken back once it is sent. */
  toCancel: `I haven’t sent it yet. Once it’s sent, call us at ${agency.phones.head.number} to change or cancel it.`,
  /** Said where a sentence asks for a tour of two homes, or a message about them. */
  oneAtATime: 'I can only do one home at a time. Let’s finish this one first, then tell me the next.',
  /** Who gets a request. */
  goesTo: `It goes to ${agency.firm.name}, and only after you say yes.`,
  /** What is known of a request that isn't complete. */
  soFar: (request: Request, contact: Contact): string =>
    `${ended(`Here’s what I have so far: ${known(request, contact)}`)} I haven’t sent it yet.`,
  /** The request that was sent last. */
  wasSent: (request: Request, contact: Contact): string =>
    `${ended(`I sent this: ${known(request, contact)}`)} The agency will get back to you. To change it, say, for example, “${CHANGES[request.kind]}.”`,
  /** Before the same request is read back with a change. */
  sentBefore: 'Your first request was sent and stays as it is. I can send it again with the change.',
  isNeeded,
  /** Repeats what was heard of a request that isn't complete; '' for nothing. */
  took: ({ day, slot, at }: Request, isTime: boolean, heard: readonly string[]): string => {
    const when = isTime ? [day && formatWeekdayAndDay(day), timeText(slot, at)].filter(Boolean).join(', ') : ''
    const all = [when, ...heard].filter(Boolean).join('; ')
    return all && ended(`Got it: ${all}`)
  },
  /** A yes to nothing. */
  nothingToSend:
    'There’s nothing to send yet. Say “book a tour,” “send a message,” or “call me back,” and I’ll ask for the details.',
  /** Asks for other words when none of a message are left. */
  messageEmpty: 'The message is empty now.',
  lead: (kind: Request['kind'], title: string, message: string): string =>
    ended(`${kind === 'tour' ? 'A tour of' : 'A message about'} ${title}${message && `: “${message}”`}`),
  readBack: (home: Listing, inquiry: Inquiry, hasWords: boolean): string => readBack(agency, home, inquiry, hasWords),
  /** Said once, beside the first question for a part of the contact. */
  orCancel: 'Or say “cancel.”',
  /** The answers to 'Should I send it?'. */
  sending: [
    { label: 'Send it', says: 'yes, send it' },
    { label: 'Change something', says: 'no, not quite' },
    { label: 'Cancel', says: 'cancel' },
  ],
  /** A request that is left open at the end of a talk, or for later. */
  unsent: (kind: Request['kind']): string => `I haven’t sent the ${SENT_AS[kind]}.`,
  /** For a visitor who wants to think first. */
  takeYourTime: 'Of course, take your time. I haven’t sent anything. What would you like to know?',
  /** A tour by video, which the agency has to arrange. */
  byVideo: 'I can’t show a home by video myself, but an agent can arrange it. I’ll add that to your request.',
  /** A contact given, and nothing sent to the agency yet. */
  nothingSent: 'I haven’t sent anything to the agency.',
  /** A tour or a message is asked for while no home is shown, once more. */
  noHomeStill:
    'You haven’t picked a home yet. I can show you some, or an agent can call you back without one. Should an agent call you?',
  /** Repeats a part of the contact that was corrected. */
  corrected: (value: string): string => `Got it: ${value}.`,
  callAbout: (title: string): string => `It’s about ${title}.`,
  callbackLead: 'An agent will call you back.',
  callbackReadBack: (inquiry: Inquiry, wish: CallWish): string => callbackReadBack(agency, inquiry, wish),
  callbackSent: (phone: string): string =>
    `Sent. An agent will call you at ${phone}. Want to look at homes in the meantime?`,
  tourSent: 'Sent. An agent will confirm the exact time of your tour by email.',
  messageSent: 'Sent. A real estate agent will contact you soon.',
  notSentYet: (problem: string): string => `${problem} I haven’t sent it yet. Should I try again?`,
  privacyLabel: 'Privacy Policy',
  agencyLabel: 'Who your agent represents',
})
