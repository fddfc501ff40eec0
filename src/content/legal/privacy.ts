import type { Agency } from '#domain/agency/agency.ts'
import { RETENTION } from '../retention.ts'
import { contactOf } from './agency-contact.ts'
import type { LegalDocument, LegalSection, ShownSamples } from './legal-document.ts'

/** What the product does with a visitor's data today; has to change in the same commit as the behavior it describes. */
export const privacyOf = (agency: Agency, { sampleHomes, sampleEdition }: ShownSamples): LegalDocument => ({
  title: 'Privacy Policy',
  updated: '2026-11-28',
  intro: `You can look at every home on ${agency.name} without telling us who you are. This page explains what we keep, where, for how long, and how to delete it. It describes the site as it works today.`,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: [],
      list: [
        'You don’t need a name or an account to look at homes. There’s no advertising and no tracking.',
        'We keep what you save on our server, without your name until you create an account. You can delete it at any time.',
        `Messages about homes go to ${agency.firm.name} and are deleted after ${RETENTION.inquiryMonths} months.`,
        'You can see, download, correct, or delete the data we hold about you. The last sections explain how.',
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'The items below are in your browser’s storage on your device. Except where we say otherwise, they aren’t sent to us, we can’t see them, and they stay until you delete them.',
      ],
      list: [
        'The last 500 homes you viewed on the map, to mark them as viewed.',
        'The homes you chose to compare, until you close the tab.',
        'The map layers you turned on, until you close the tab.',
        'Your numbers for monthly costs. Your income, debts, and savings never leave your device. To find homes in your budget, “What can I afford?” calculates a monthly cost and a price on your device, rounds both down, and searches with those two figures. If you search by monthly cost or copy a link with your numbers, the loan’s terms are in the page’s address, and our server reads them to find homes. If you ask the assistant what you can afford, our server gets the same two figures. A language model that answers you also gets the loan’s terms.',
        'Your workplace, if you choose one, for commute times. If you search by commute or copy a link with your numbers, it’s in the page’s address, and our server reads it to find homes.',
        'Your wishes for a home: the last search you ranked homes by, the last 200 homes you marked “Not for me” with the reason, and the suggestions you declined. To rank homes, the search is in the page’s address, and our server reads it. Your favorites, the map, and a list shared with you by a link with wishes send it to our server, too, to say how far a home meets it; our server doesn’t store it. To suggest changes to it, your browser asks our server for the homes you marked, without the reason. “Forget my wishes,” on the page that ranks homes, deletes all of this.',
        'For reading offline: your favorites with your notes, and the last homes you opened (up to 12, for 30 days), each with one picture. They’re deleted when you sign in or out.',
        'A draft of your message to us about a home, with the name, email address, phone number, and tour you entered, and a random number that keeps a message from being sent twice. They’re deleted when you close the tab.',
      ],
    },
    {
      id: 'favorites',
      heading: 'Favorites and saved searches',
      paragraphs: [
        `Our server keeps the homes you save, with the day and your note, and the searches you save, with their names and filters. Looking at homes stores nothing about you. The first time you save, change, or remove a home or search, your browser gets a cookie with a random number, which the server uses to find your saved items again. The server stores only a value derived from that number. Without an account, we don’t know whose items they are. They and the cookie are deleted ${RETENTION.visitorMonths} months after your last change.`,
        'When you sign in, your saved items become part of your account, and the cookie is deleted. If you share your list, anyone with the link can see its homes, without your notes and name, until you stop sharing. If you add your wishes to the link, they’re in its address: anyone with that link can read them, and our server reads them to show how far the homes meet them.',
        `People with the link can like or pass on homes on a shared list and leave notes, without an account, unless its owner has turned that off. From their first reply on, we keep the name they give, their replies and notes, and a value derived from a random number in a cookie of their own, which lasts ${RETENTION.visitorMonths} months. We keep nothing about them before that. Only the list’s owner sees their replies, which are also in the owner’s copy of their account data. Guests can change or remove their replies in the same browser while the list is shared, and the owner can remove a guest and everything they wrote. All of it is deleted when the owner stops sharing or deletes the list.`,
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account',
      paragraphs: [
        `An account is optional. When you sign up, we send a link to your email address. Until you open it, we send nothing else there about the account. If someone else created an account with your address, it is removed when you sign up yourself and open your link. We keep your first and last name, your email address, and the day you signed up. We store your password only in a form that can’t be read back (argon2id). While you’re signed in, a second cookie contains a random number. The server stores when each session began, was last used, and ends, along with the names of your browser and system, such as “Firefox on Windows,” to show you where you’re signed in. A session ends when you sign out, ${RETENTION.sessionDays} days after you last used it, or ${RETENTION.sessionMaxDays} days after you signed in.`,
        'If you turn on two-step sign-in, the server keeps the secret it shares with your authenticator app, encrypted, and your recovery codes in a form that can’t be read back, until you turn it off.',
        'A link to choose a new password works once and expires after 30 minutes. If someone tries to sign up with your email address or use it for another account, we email you. When your account’s address changes, we email the old one. To stop password guessing, our server counts attempts by IP address and email address for a short time. It stores neither address with the count.',
        `If you work for the agency, the server also keeps what you do on its pages for the agency, with your name, for ${RETENTION.auditDays / 365} years, even after you delete your account.`,
        `Your account and everything in it stay until you delete it, and are then deleted right away. Our emails about it are deleted from our server at the same time, or ${RETENTION.mailDays} days after they were sent, whichever comes first.`,
      ],
    },
    {
      id: 'email-updates',
      heading: 'Email updates',
      paragraphs: [
        `Without an account, you can enter an email address when you save a search, to get emails about new homes in it. We then send a link to that address. Until someone opens the link and confirms, we keep the address, the search’s filters, how often you want emails, and the version of the wording you agreed to, and send nothing else. The link expires after ${RETENTION.updateRequestDays} days, and the request is deleted within a day after that. Once it’s confirmed, we keep the same, plus when you confirmed and which news we’ve sent, until you stop the emails. They and the emails we’ve sent are then deleted from our server right away. If an account has the same address and has confirmed it, the searches become part of that account, so you get one email instead of two. To stop misuse, our server counts requests by IP address and email address for a short time. It stores neither address with the count.`,
        'With an account, you can ask us to email you when something happens to the homes you saved, to homes like them, or to homes that match a saved search. For each of these, we keep how often you want emails, when you chose that, the version of the wording you agreed to, and which news we’ve sent. Our server compares homes with what you saved to decide what to send. We don’t record whether you open an email or use its links. When you open one, it loads pictures from this site.',
        `If an email to you comes back, or you report one as spam, we stop your updates at once. For ${RETENTION.stoppedAddressDays} days, we then keep your address with the reason and the time, and send no updates there, and no link to confirm new ones without an account. If an email came back, we also send no confirmations of messages about homes. We delete this earlier when you confirm your address again or, if an email came back, when you delete your account.`,
        `Each email has a link that stops all of them without signing in. With an account, you can also change them in “Your account.” What we keep about them is deleted when you turn them all off or delete your account. The emails we’ve sent to an account are deleted from our server ${RETENTION.mailDays} days after they were sent, or when you delete your account.`,
        'With an account, you can also ask for a notification with each update, on any device where you’re signed in. Your browser then gets an address at its maker’s push service (such as Google’s, Mozilla’s, or Apple’s), and our server keeps that address, the keys that go with it, and since when. What a notification says is encrypted for your browser. The push service sees only that this site sent it something, and when. Our server deletes a notification when the push service has it, or within two days. The address is deleted when you turn notifications off, when you’re signed out on that device, when you delete your account, or when the push service says that it’s no longer valid.',
      ],
    },
    {
      id: 'inquiries',
      heading: 'Messages you send us about a home',
      paragraphs: [
        `“Send Message” in the inquiry form stores your message on our server and emails it to ${agency.firm.name}, where an agent can answer you. We also email a confirmation to the address you entered, without anything you wrote. If you ask for a tour, both emails include a calendar entry. To talk to a person right now, call ${agency.phones.foot.number} or email ${agency.email}.`,
        `We keep a message, and what the agency answers and notes about it, for ${RETENTION.inquiryMonths} months, then delete it and everything that belongs to it. The text of our emails is deleted from our server ${RETENTION.mailDays} days after they were sent. We can’t delete the copies in the agency’s mailbox and yours.`,
        'To stop spam, our server counts how many messages arrive per hour from each IP address and from each email address. It keeps the counts for a short time and stores neither address with them, and we don’t keep your IP address with your message.',
        'With each message we keep:',
      ],
      list: [
        'Your name, your email address, and your phone number if you gave one.',
        'Your message, and the day and time of a tour if you asked for one.',
        'The home it’s about, if any, and when it arrived.',
        'The version of the note you saw above the button when you sent the message.',
        'Whether our emails about it were delivered.',
      ],
    },
    {
      id: 'server-logs',
      heading: 'What our server records',
      paragraphs: [
        'Our server may write one log line for each request. We use these lines only to keep the site running and to detect attacks. They’re deleted within 14 days.',
        'A line contains:',
      ],
      list: [
        'The time, and how long the response took.',
        'The address of the page or file, without your search terms and filters.',
        'Whether the request succeeded.',
        'Your IP address.',
        'A random number that identifies the request, not you.',
      ],
    },
    {
      id: 'cookies-and-tracking',
      heading: 'Cookies and tracking',
      paragraphs: [
        'The site sets the three cookies described above, which it needs to do what you asked for: one when you first save something, one when you sign in, and one when you first reply on a list someone shares with you. If JavaScript is off in your browser, there are two more. One is set when you first send a form. It records only that JavaScript is off, which lets pages show what you saved. It’s the same for everyone and lasts 13 months. The other lasts a minute: it contains the next page’s message about the form you sent and is deleted with that page. There’s no advertising, no analytics service, no tracking pixel, and no fingerprinting. Fonts, scripts, and our own pictures come from this site. If a map or a voice chat from another provider is set up, the Maps and Voice chat sections describe what it loads.',
        'We set no cookies that need your consent, so there’s no cookie banner.',
      ],
    },
    {
      id: 'maps',
      heading: 'Maps',
      paragraphs: [
        'By default, the maps come from the site’s own files. No other server learns which part of a map you look at, and map searches run in your browser. The agency that runs the site can choose another map. The bottom of each map names its source.',
        'If this site uses Google Maps, your browser loads the map from Google as soon as a page shows one: on the map page, and on a home’s page when you scroll to its location. Google then receives your IP address, details of your browser, the address of this site, the part of the map you look at, and what you type into the map’s place search. It may set or read its own cookies, and uses what it receives under its own privacy policy (policies.google.com/privacy). If Google’s map doesn’t load, you can use the map from our own files instead.',
        'If this site draws its map from another provider’s data, your browser loads that data, and the map’s fonts and icons, from the provider’s servers. They then see your IP address, the address of this site, and the part of the map you look at. Your searches stay in your browser.',
      ],
    },
    {
      id: 'pictures-from-others',
      heading: 'Pictures of imported listings',
      paragraphs: [
        `Listings can come from a listing service, and their photographs may be loaded from that service’s picture server. That server then sees your IP address and which picture you loaded.${sampleHomes ? ' The sample homes’ pictures are all on this site.' : ''}`,
      ],
    },
    {
      id: 'voice',
      heading: 'Voice chat',
      paragraphs: [
        'You talk with a computer program, not a person. Opening its dialog doesn’t turn on your microphone: your browser asks for it only after you start a conversation, and the conversation ends when you end it or leave the page. You can always type instead.',
        'By default, the site’s own assistant answers. It runs in your browser and searches our listings. Your browser turns your voice into text: on your device if it can, or else through the browser maker’s service, which then receives the audio under its own privacy policy. The dialog says which before you start. We neither hear nor keep the audio, and the conversation is gone when you close the page.',
        'If this site uses a speech service, the dialog says so before you start. Your browser then listens during the conversation and sends audio only when you have spoken: your words and up to a few seconds before them. It discards silence right away. The audio goes to our server and from there to that service, which turns it into text and may read the answers aloud. The service doesn’t learn your IP address. We keep neither the audio nor the text. Whether the service does, and for how long, depends on the agency’s settings and on that service’s privacy policy.',
        'Some voices that read the answers aloud run on the browser maker’s servers, which then receive the answers’ text.',
        'If this site uses a language model, the assistant says so when a conversation begins. Our server then sends what you say or type, as text, to the service that runs the model, along with the earlier conversation and the results of listing searches. The service doesn’t learn your IP address. All it learns about you is what you say. For a message, tour, or call, the site itself, not the model, asks for your name, email address, and phone number, and we keep them. Whether that service keeps the text, and for how long, depends on the agency’s settings and on that service’s privacy policy.',
        'If this site uses the voice provider Vapi, your browser connects to Vapi (vapi.ai) when you start a conversation, and to Daily (daily.co), which carries the audio and whose code your browser loads. They receive your voice, what you type in the conversation, your IP address, and details of your browser and its connection. Vapi and the services behind its assistant turn speech into text and answer. Whether they record the conversation or keep its text, and for how long, depends on the agency’s settings and on their own privacy policies (vapi.ai/privacy, daily.co/legal/privacy). If a call fails, Daily’s code tries to report the error to the service Sentry (sentry.io), but our server tells your browser to block that. Our server may ask Vapi whether the call has begun, and answers its assistant’s questions about our listings.',
        'If you ask the assistant to send a message or to request a tour or a call, and you confirm it, we keep it like a message from the inquiry form. If it saves a home or a search for you, we keep it like one you save yourself.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else gets your data',
      paragraphs: [
        'We don’t sell or rent personal data, and we don’t share it for advertising. Messages about homes pass through the site’s email service and the recipients’. We disclose stored data and log lines only if a law or a court order requires it, or to stop an attack on the site.',
        'When you use the Share button, your device gives the page’s address to the app you choose.',
      ],
    },
    {
      id: 'remove',
      heading: 'How to remove your data',
      paragraphs: [],
      list: [
        'A favorite or a saved search: open Favorites and use its Remove button.',
        'Items you saved without an account: remove them as above, or delete this site’s cookies in your browser’s settings. Then no one can find the items again, and they’re deleted when their time is up.',
        'Your replies on a list someone shared with you: open its link in the same browser and use “Remove my replies,” or ask its owner to remove you.',
        'Notifications on a device: turn them off in “Your account,” or sign out on that device.',
        'Email updates: use the link at the end of any of them, or turn them off in “Your account.” A request you don’t confirm is deleted by itself.',
        'Your account, or a copy of its data: choose your name at the top, then use the buttons in “Your account.”',
        `Everything this site keeps in your browser: delete this site’s data in your browser’s settings.${sampleHomes ? ' The sample favorites and searches then come back, as on a first visit.' : ''}`,
        `A message you sent us about a home: email ${agency.email} from the address you entered. We’ll delete the message and our emails about it.`,
        `Log lines with your IP address: they’re deleted automatically within 14 days. To have them deleted sooner, email ${agency.email} with the IP address and the approximate time.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        `You can ask whether we hold personal data about you, get a copy, have it corrected or deleted, and object to its use. New Jersey residents have these rights under the New Jersey Data Privacy Act where it applies. We treat everyone’s request the same way. Email ${agency.email}. We reply within 45 days, free of charge, and never treat you differently for asking.`,
        'If we say no, we explain why, and you can write again to have someone else review the decision. You can also contact the New Jersey Division of Consumer Affairs.',
      ],
    },
    ...(sampleEdition ? [sampleEditionOf(agency)] : []),
    {
      id: 'children',
      heading: 'Children',
      paragraphs: ['The site is for adults looking for a home. We don’t knowingly collect data from anyone under 13.'],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      paragraphs: [
        'Before the site starts to store or send anything new, we update this page and the date at the top.',
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
    `${agency.name} also has a sample edition: a set of files without our server, with made-up homes. In that edition, the points below replace what this page says about our server:`,
  ],
  list: [
    'The homes you save, with the day and your note, and the searches you save, with their names and filters, stay in your browser’s storage. They aren’t sent to us.',
    'What you choose about email updates also stays in your browser’s storage. We don’t send any emails, and an email address you enter for them isn’t kept.',
    'The inquiry, sign-in, sign-up, and password forms are simulated: they check what you enter and respond as the live site does, but nothing leaves your device, and no agent receives it.',
    'There are no accounts, no shared lists, and no cookies.',
    'The files can be on any web host. Like every web host, it sees your IP address and the files you load, and has its own rules for its logs. It might not tell your browser to block a voice provider’s error reports.',
  ],
})
