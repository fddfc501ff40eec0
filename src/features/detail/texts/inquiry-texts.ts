// The visible texts of 'Request Information' and of its receipt. Names come in as text.
export const INQUIRY = {
  notSent: 'Your message wasn’t sent.',
  nothingLost: 'Nothing you typed is lost.',
  noAnswer: 'We couldn’t reach the site.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  tour: 'Ask for a tour',
  pickDay: 'Pick a day and time',
  anotherDay: (hasEvening: boolean) => (hasEvening ? 'Another day, or an evening' : 'Another day'),
  preferredDay: 'Preferred day',
  timeOfDay: 'Time of day',
  choose: 'Choose …',
  zone: 'Eastern time',
  confirms: (agent: string | null) => `${agent ?? 'An agent'} will confirm the exact time.`,
  agency: 'Who your agent represents',
  privacy: 'Privacy Policy',
  send: 'Send Message',
  sending: 'Sending…',
  tryAgain: 'Try Again',
} as const

export const RECEIPT = {
  heading: 'Thanks, we got your message',
  headingWithTour: 'Thanks, we got your message and tour request',
  tour: 'Tour',
  message: 'Your message',
  next: 'What happens next',
  reply: (agent: string | null, firm: string) => `${agent ?? 'An agent'} of ${firm} will reply`,
  to: (email: string, phone: string) => `to ${email}${phone && `, or by phone at ${phone}`}`,
  another: 'Send another message',
} as const
