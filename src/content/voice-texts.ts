/** Texts of the dialog before a voice chat (V-01, V-02). */
export const VOICE_START = {
  title: (agent: string) => `Start Voice Chat with ${agent}`,
  text: 'Have a voice conversation with our real estate team’s AI assistant, right here in your browser.',
  preparation: 'Allow your microphone and turn up your speaker volume.',
  consent: "By clicking 'Start Voice Chat' you consent to this conversation. You can end it any time.",
  /** Disclosure before the talk that the agent is artificial. */
  artificial: (firstName: string) =>
    `${firstName} is an AI assistant, not a person, and can make mistakes. To talk to a person, call`,
  cancel: 'Cancel',
  start: 'Start Voice Chat Now',
  connecting: 'Connecting...',
  write: 'Text chat',
  about: 'About',
  retry: 'Try again',
  reload: 'Reload the page',
  builtIn: 'Talk to our built-in assistant',
} as const

/** Who processes the visitor's speech, by `Hearing`. */
export const VOICE_HEARING = {
  provider: 'Your voice goes to our voice service, Vapi, which turns it into text and answers you.',
  service:
    'Your voice goes through our server to a speech service, which turns it into text. We send only audio in which you speak, and we keep none of it.',
  'browser-maker': 'Your browser’s speech service turns your voice into text. We get only the text, never the audio.',
  device: 'Your voice is turned into text on this device. No audio leaves it.',
  nobody: (firstName: string) =>
    `This browser can’t turn speech into text, so you type and ${firstName} answers. No audio is recorded.`,
} as const

/** The offer to recognize speech on this device. No browser tells a page the pack's size (Web Speech API). */
export const DEVICE_SPEECH = {
  offered: 'Or keep it on your device with a one-time language download (tens of megabytes).',
  install: 'Download',
  installing: 'Downloading…',
  failed: 'The download didn’t work. You can still talk, as described above.',
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
  minimize: 'Minimize',
  closing: 'Closing ends the call.',
  transcript: 'Transcript',
  you: 'You',
  empty: 'Say or type what you’re looking for: “three-bedroom house in Bergen under 800 thousand.”',
  writeLabel: (firstName: string) => `Write to ${firstName}`,
  send: 'Send',
  notSent: 'Not sent: you’re offline. Your text is still here. Try again when you’re back online.',
  show: 'Show these on the listings page',
  /** For a problem without guidance of its own. */
  trouble: { title: 'Something isn’t working', text: 'You can keep talking without it.' },
  inWriting: 'You can continue by text.',
  again: 'Talk again',
  close: 'Close',
  open: 'Open call',
  devices: 'Microphone and speaker',
} as const

/** The words that differ in a chat that was begun in writing. */
const WRITTEN_CHAT = {
  endedTitle: 'The chat has ended',
  inProgress: 'Chat',
  live: 'Text chat',
  end: 'End Chat',
  closing: 'Closing ends the chat.',
  empty: 'Type what you’re looking for: “three-bedroom house in Bergen under 800 thousand.”',
  again: 'Chat again',
  open: 'Open chat',
} as const

/** The words of a call, or of a chat that was begun in writing. */
export const callWords = (inWriting: boolean) => (inWriting ? { ...VOICE_CALL, ...WRITTEN_CHAT } : VOICE_CALL)
