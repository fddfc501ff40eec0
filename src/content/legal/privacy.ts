import type { Agency } from '#domain/agency/agency.ts'
import { RETENTION } from '../retention.ts'
import { contactOf } from './agency-contact.ts'
import type { LegalDocument, LegalSection, ShownSamples } from './legal-document.ts'

/** What the product does with a visitor's data today; has to change in the same commit as the behavior it describes. */
export const privacyOf = (agency: Agency, { sampleHomes, sampleEdition }: ShownSamples): LegalDocument => ({
  title: 'Privacy Policy',
  updated: '2026-11-23',
  intro: `You can look at every home on ${agency.name} without telling us who you are. This page says what is kept, where, for how long, and how to remove it. It describes the site as it works today.`,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: [],
      list: [
        'Looking at homes needs no name and no account. There is no advertising and no tracking.',
        'What you save is kept for you, on our server without your name until you make an account, and you can remove it at any time.',
        `A message about a home goes to ${agency.firm.name} and is deleted after ${RETENTION.inquiryMonths} months.`,
        'You may see, take along, correct and delete what is kept of you; the last sections say how.',
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'These things are kept in your browser’s own storage on your device. They are not sent to us, and we cannot see them. They stay until you remove them.',
      ],
      list: [
        'Which homes you looked at on the map (the last 500), so that it can mark them.',
        'Which homes you chose to compare, until you close the tab.',
        'Which layers you laid over the map, until you close the tab.',
        'Your own numbers for what a home costs a month. Your income, debts and savings never leave your device. To find homes that fit them, ‘What can I afford?’ works out a monthly cost and a price on your device, rounds both down, and searches by these. The loan’s numbers stand in the page’s address where you search by the monthly cost or copy a link with them, and our server then reads them to find the homes. When you ask the agent what you can afford, our server gets the same two; a language model that answers you is told the loan’s numbers.',
        'Where you work, if you say so, for the minutes by train. It stands in the page’s address where you search by the train or copy a link with your numbers, and our server then reads it to find the homes.',
        'So that you can read them without a connection: your favorites with your notes, and the homes you opened last (up to 12, for 30 days), each with one picture. They go when you sign in or out.',
        'A draft of your message to us about a home, with the name, email address, phone number and tour you entered beside it, and a random number by which a message sent twice is recognized. They go when you close the tab.',
      ],
    },
    {
      id: 'favorites',
      heading: 'Favorites and saved searches',
      paragraphs: [
        `Our server keeps the homes you save, on which day and with which note, and the searches you save, with their names and filters. Looking at homes stores nothing about you. With the first home or search you save, change or remove, your browser gets a cookie with a random number by which the server finds your things again; the server itself stores only a value computed from it. Without an account we do not know whose things they are. They and the cookie are deleted ${RETENTION.visitorMonths} months after your last change.`,
        'When you sign in, they become part of your account, and the cookie goes. If you open your list to others by a link, whoever has the link sees the homes on it, without your notes and name, until you close it.',
        `People with the link may mark the homes on a shared list and write notes on them, without an account, unless its owner has switched that off. With the first mark or note we keep the name they give, their marks and notes, and a value computed from a random number that a cookie of their own holds for ${RETENTION.visitorMonths} months; nothing about them is kept before that. Only the list’s owner sees them, and finds them in the copy of the data kept for an account. Guests can change or withdraw them from the same browser as long as the list is shared; the owner can remove a guest with everything they wrote. All of it is deleted when the owner stops sharing, and with the owner’s list.`,
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account',
      paragraphs: [
        `An account is optional. We send a link to your email address; until you have opened it, we send nothing else there about the account, and an account that somebody else made with your address is removed when you sign up yourself and open yours. We keep your first and last name, your email address, and when you signed up. Your password is stored only in a form from which it cannot be read (argon2id). While you are signed in, a second cookie holds a random number; the server stores when each session began, was last used and ends, and your browser and system in words, such as ‘Firefox on Windows’, so that you can see where you are signed in. A session ends when you sign out, ${RETENTION.sessionDays} days after you last used it, or ${RETENTION.sessionMaxDays} days after you signed in.`,
        'If you switch two-step sign-in on, the server keeps the secret it shares with your authenticator app, encrypted, and your recovery codes only as values from which they cannot be read, until you switch it off.',
        'A link to choose a new password works once, for 30 minutes. If somebody tries to sign up with your email address, or to use it for another account, we tell you by e-mail; when the address of your account changes, we tell the old one. To keep guessers of passwords out, our server counts tries by IP address and email address, in its memory alone.',
        `An account with all that belongs to it stays until you delete it, and is then removed at once. Our e-mails about it go from our server with it, and ${RETENTION.mailDays} days after they were sent at the latest.`,
      ],
    },
    {
      id: 'inquiries',
      heading: 'Messages you send us about a home',
      paragraphs: [
        `‘Send Message’ in the inquiry form stores your message on our server and sends it by e-mail to ${agency.firm.name}, so that an agent can answer you. We also send a confirmation to the e-mail address you entered; it holds nothing of what you wrote. A tour you ask for is attached to both as a calendar entry. If you want an answer from a person now, call ${agency.phones.foot.number} or write to ${agency.email}.`,
        `We keep a message for ${RETENTION.inquiryMonths} months and delete it then, with everything that belongs to it. What our e-mails said is deleted on our server ${RETENTION.mailDays} days after they were sent; the copies in the agency’s and your own mailbox are not ours to delete.`,
        'To keep senders of mass messages out, our server counts, in its memory alone, how many messages came within an hour from an IP address and with an e-mail address. Neither count is stored, and your IP address is not kept with your message.',
        'With each message we keep:',
      ],
      list: [
        'Your name, your email address, and your phone number if you gave one.',
        'Your message, and the day and time of a tour if you asked for one.',
        'Which home it is about, if any, and when it arrived.',
        'Which version of the note above the button you were shown when you sent it.',
        'Whether our e-mails about it could be delivered.',
      ],
    },
    {
      id: 'server-logs',
      heading: 'What our server records',
      paragraphs: [
        'Our server may write one line for each request. It uses these lines to keep the site running and to recognize attacks, for nothing else. Lines are deleted after 14 days at the latest.',
        'A line holds:',
      ],
      list: [
        'The time, and how long the answer took.',
        'The address of the page or file, without your search terms and filters.',
        'Whether the answer succeeded.',
        'Your IP address.',
        'A random number that identifies the request, not you.',
      ],
    },
    {
      id: 'cookies-and-tracking',
      heading: 'Cookies and tracking',
      paragraphs: [
        'The site sets the three cookies described above, which it needs to do what you asked for: one when you first save something, one when you sign in, one when you first answer on a list somebody shares with you. Where your browser runs no scripts, there are two more: one says only that, from the first form you send, so that pages come with what you have saved; it is the same for everybody and lasts 13 months. The other holds for a minute what the next page has to tell you about the form you sent, and is removed with that page. There is no advertising, no analytics service, no tracking pixel and no fingerprinting. Fonts, scripts and our own pictures come from this site itself; what a map or a voice chat of another provider loads, where one is set up, is described under Maps and Voice chat.',
        'Because we set nothing that needs consent, there is no cookie banner.',
      ],
    },
    {
      id: 'maps',
      heading: 'Maps',
      paragraphs: [
        'As the site comes, its maps are drawn from its own files: no other server learns which part of a map you look at, and the places you search for on it are found in your browser. Whoever runs the site can choose another map. The foot of each map names where it comes from.',
        'Where this site is set up to use Google Maps, your browser loads the map from Google as soon as a page shows one: the map page, and the page of a home when you scroll to its location. Google then receives your IP address, details of your browser, the address of this site, the part of the map you look at and what you type into the map’s place search. It may set or read cookies of its own, and uses what it receives under its own privacy policy (policies.google.com/privacy). If Google’s map does not load, the map drawn from our own files can be used instead.',
        'Where this site is set up to draw its map from another provider’s data, your browser loads that data, and the lettering and icons of the map, from the provider’s servers. They then see your IP address, the address of this site and the part of the map you look at. What you search for stays in your browser.',
      ],
    },
    {
      id: 'pictures-from-others',
      heading: 'Pictures of imported listings',
      paragraphs: [
        `Listings can come from a listing service, and their photographs may be loaded from that service’s picture server. That server then sees your IP address and which picture was asked for.${sampleHomes ? ' The sample homes’ pictures are all on this site.' : ''}`,
      ],
    },
    {
      id: 'voice',
      heading: 'Voice chat',
      paragraphs: [
        'You talk with a computer program, not with a person. Opening its dialog does not switch on your microphone: your browser asks for it only after you start a conversation, and the conversation ends when you end it or leave the page. You can always write instead.',
        'As the site comes, its own program answers, on this page and from our listings. Your browser turns your voice into text: on your device where it can, else at the maker of the browser, which then receives the sound under its own privacy policy. The dialog says which of the two it is before you start. We neither hear nor keep the sound, and what is said is gone when the page is closed.',
        'Where this site is set up to use a service for speech, which the dialog says before you start, your browser records during the conversation, and sends a recording only when you have spoken: with your words and up to a few seconds before them. What it records in silence it drops at once. A recording goes to our server and from there to that service, which turns it into text and may read the answers aloud. It does not learn your IP address. We keep neither the recording nor the text; whether the service does, and for how long, depends on the settings of whoever runs this site and on that service’s privacy policy.',
        'Some voices that browsers read the answers with work on their maker’s servers, which then receive the answers’ text.',
        'Where this site is set up to use a language model, which the program tells you when a conversation begins, our server sends what you say or write, as text, with what was said before and what our listings answered, to the service that runs the model. It does not learn your IP address, and of who you are only what you say; name, email address and phone number for a message, a tour or a call are asked for and kept without it. Whether that service keeps the text, and for how long, depends on the settings of whoever runs this site and on that service’s privacy policy.',
        'Where this site is set up to use the voice provider Vapi, your browser connects to Vapi (vapi.ai) when you start a conversation, and to Daily (daily.co), which carries the sound for it and whose program your browser loads. They receive your voice, what you write in the conversation, your IP address and details of your browser and its connection. Vapi and the services behind its agent turn speech into text and answer; whether they record the conversation or keep its text, and for how long, depends on the settings of whoever runs this site and on their own privacy policies (vapi.ai/privacy, daily.co/legal/privacy). If a call fails, Daily’s program tries to report the error to the service Sentry (sentry.io); our server tells your browser not to let it. Our server may ask Vapi whether the call has begun, and answers what its agent looks up in our listings.',
        'A message, a tour or a request for a call that you ask the program to send, and confirm, is kept like one from the inquiry form. A home or a search it saves for you is kept like one you save yourself.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else gets your data',
      paragraphs: [
        'We do not sell or rent personal data, and we do not pass it on for advertising. Messages about a home travel through the mail service of the site’s operator and those of the recipients. Stored data and log lines could be disclosed only where a law or a court order requires it, or to stop an attack on the site.',
        'When you use the Share button, your own device passes the page’s address to the app you choose.',
      ],
    },
    {
      id: 'remove',
      heading: 'How to remove your data',
      paragraphs: [],
      list: [
        'A favorite or a saved search: open Favorites and use its remove button.',
        'What you saved without an account: remove it as above, or delete this site’s cookies in your browser’s settings; nobody can find it again, and it is deleted in time.',
        'What you answered on a list somebody shares with you: open its link in the same browser and use ‘Remove my replies’, or ask its owner to remove you.',
        'Your account, or a copy of all that is kept for it: both are a press of a button in ‘Your account’, behind your name at the top.',
        `Everything this site keeps in your browser: delete this site’s data in your browser’s settings.${sampleHomes ? ' The sample favorites and searches then come back as on a first visit.' : ''}`,
        `A message you sent us about a home: write to ${agency.email} from the email address you entered. We delete the message and our e-mails about it.`,
        `Log lines with your IP address: they go by themselves within 14 days. To have them removed sooner, write to ${agency.email} with the IP address and the approximate time.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        `You may ask whether we hold personal data about you, get a copy, have it corrected or deleted, and object to its use. New Jersey residents have these rights under the New Jersey Data Privacy Act where it applies; we answer everyone in the same way. Write to ${agency.email}. We answer within 45 days, free of charge, and never treat you differently for asking.`,
        'If we refuse, we say why, and you can write again to have the decision looked at by somebody else. You can also turn to the New Jersey Division of Consumer Affairs.',
      ],
    },
    ...(sampleEdition ? [sampleEditionOf(agency)] : []),
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'The site is meant for adults who look for a home. We do not knowingly collect data from anyone under 13.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      paragraphs: [
        'When the site begins to store or send something it does not today, this page changes first, and the date at the top with it.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [contactOf(agency)],
    },
  ],
})

const sampleEditionOf = (agency: Agency): LegalSection => ({
  id: 'sample-edition',
  heading: 'The sample edition',
  paragraphs: [
    `${agency.name} also exists as a sample edition: a set of files without a server of ours behind it, with imaginary homes. There, this replaces what is said above about our server:`,
  ],
  list: [
    'The homes you mark as favorites, on which day and with which note, and the searches you save, with their names and filters, stay in your browser’s own storage. They are not sent to us.',
    'The inquiry form, sign-in, sign-up and the password form are simulated: they check what you enter and answer as the live site does, but nothing leaves your device, and no agent receives it.',
    'There are no accounts, no shared lists and no cookies.',
    'The files can be put on any web host. Whoever runs that host sees your IP address and the files you ask for, as every web host does, and has its own rules for its logs. It may also not tell your browser to keep a voice provider’s program from reporting errors.',
  ],
})
