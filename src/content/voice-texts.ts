import { BRAND } from '#content/brand.ts'

/** What the dialog before a voice chat says (V-01, V-02). */
export const VOICE_START = {
  title: `Start Voice Chat with ${BRAND.agent.name}`,
  text: 'You will have a voice conversation with our real estate team, right here in your browser.',
  preparation: 'Please enable your microphone and turn up your speaker volume.',
  consent: "By clicking 'Start Voice Chat' you consent to this conversation. You can end it any time.",
  cancel: 'Cancel',
  start: 'Start Voice Chat Now',
  connecting: 'Connecting...',
} as const
