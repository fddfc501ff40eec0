/** Texts of the dialog before a voice chat (V-01, V-02). */
export const VOICE_START = {
  title: (agent: string) => `Start Voice Chat with ${agent}`,
  text: 'You will have a voice conversation with our real estate team, right here in your browser.',
  preparation: 'Please enable your microphone and turn up your speaker volume.',
  consent: "By clicking 'Start Voice Chat' you consent to this conversation. You can end it any time.",
  /** Disclosure before the talk that the agent is artificial. */
  artificial: (firstName: string) =>
    `${firstName} is an AI assistant, not a person, and can be mistaken. Our agents answer at`,
  cancel: 'Cancel',
  start: 'Start Voice Chat Now',
  connecting: 'Connecting...',
  write: 'Write instead',
  writeHint: 'No microphone needed.',
  about: 'About',
  retry: 'Try again',
  reload: 'Reload the page',
  builtIn: 'Talk to our built-in assistant',
} as const

/** Who processes the visitor's speech, by `Hearing`. */
export const VOICE_HEARING = {
  provider: 'Your voice goes to our voice service, Vapi, which turns it into text and answers you.',
  service:
    'Your voice goes through our server to a speech service, which turns it into text. Only recordings in which you speak are sent, and we keep none of them.',
  'browser-maker':
    'The maker of your browser turns your voice into text on its servers. We receive the text, never the sound.',
  device: 'Your voice is turned into text on this device. No sound leaves it.',
  nobody: (firstName: string) =>
    `This browser can’t turn speech into text: you write, and ${firstName} answers. No sound is recorded.`,
} as const

/** The offer to recognize speech on this device. No browser tells a page the pack's size (Web Speech API). */
export const DEVICE_SPEECH = {
  offered:
    'Your browser can also do this on your device, with a language pack that it fetches once: tens of megabytes, only the browser knows the exact size.',
  install: 'Fetch it now',
  installing: 'Your browser is fetching the language pack …',
  failed: 'The language pack could not be fetched. You can talk all the same, as said above.',
} as const

/** Texts of the call screen (V-03, V-04). */
export const VOICE_CALL = {
  title: 'You are now Connected',
  endedTitle: 'The call has ended',
  /** Before the call's duration. */
  lasted: 'It lasted',
  /** The technology behind the agent. */
  poweredBy: (provider: boolean, siteName: string) => `Powered by ${provider ? 'Vapi' : siteName}`,
  artificial: 'AI assistant',
  inProgress: 'Call in progress',
  live: 'Live',
  /** Beside 'Live' where the microphone's own line is not shown. */
  unheard: { muted: 'muted', off: 'microphone off' },
  microphone: { active: 'Your microphone: Active', muted: 'Your microphone: Muted', off: 'Your microphone: Off' },
  reconnecting: 'Reconnecting…',
  activity: { listening: 'Listening', thinking: 'Thinking', speaking: 'Speaking' },
  reading: 'Ready for your message',
  mute: 'Mute',
  unmute: 'Unmute',
  end: 'End Call',
  stopSpeaking: 'Stop speaking',
  minimize: 'Keep talking in a small bar',
  closing: 'Closing ends the call.',
  transcript: 'Transcript',
  you: 'You',
  empty: 'Say or write what you look for: “three-bed house in Bergen under 800 thousand”.',
  writeLabel: (firstName: string) => `Write to ${firstName}`,
  send: 'Send',
  notSent: 'Not sent: there is no connection right now. Your text is kept.',
  show: 'Show these on the listings page',
  /** For a problem without guidance of its own. */
  trouble: { title: 'Something isn’t working', text: 'The call goes on without it.' },
  inWriting: 'You can go on in writing.',
  again: 'Talk again',
  close: 'Close',
  open: 'Open call',
  devices: 'Microphone and speaker',
} as const

/** The words that differ in a chat that was begun in writing. */
const WRITTEN_CHAT = {
  endedTitle: 'The chat has ended',
  inProgress: 'Chat',
  live: 'In writing',
  end: 'End Chat',
  closing: 'Closing ends the chat.',
  minimize: 'Keep writing in a small bar',
  empty: 'Write what you look for: “three-bed house in Bergen under 800 thousand”.',
  again: 'Write again',
  open: 'Open chat',
} as const

/** The words of a call, or of a chat that was begun in writing. */
export const callWords = (inWriting: boolean) => (inWriting ? { ...VOICE_CALL, ...WRITTEN_CHAT } : VOICE_CALL)
