import type { VoiceProblemKind } from '#domain/voice/voice-problem.ts'

/** What a visitor is told when there is no call, or no longer: what happened, and what to do about it. */
export interface VoiceGuidance {
  title: string
  text: string
}

/** In plain words, for every kind of problem (V-08 to V-11; the call library's types of specification section 8). */
export const VOICE_GUIDANCE: Readonly<Record<VoiceProblemKind, VoiceGuidance>> = {
  'no-room': {
    title: 'We couldn’t set up the call',
    text: 'This call’s room is closed. Try again. Each call gets a new one.',
  },
  'meeting-full': {
    title: 'All lines are busy',
    text: 'There are more calls right now than we can take. Try again in a minute or two.',
  },
  'end-of-life': {
    title: 'This page is out of date',
    text: 'The call service no longer works with this version of the page. Reload the page, then try again.',
  },
  'not-allowed': {
    title: 'The call was declined',
    text: 'The call service didn’t accept this call. Try again. If it happens twice, please call us.',
  },
  'connection-error': {
    title: 'The connection was lost',
    text: 'Check your internet connection, then try again. Some company networks and VPNs block calls.',
  },
  'cam-in-use': {
    title: 'Another app is using your camera',
    text: 'We don’t need your camera, but the other app keeps the call from starting. Close it, then try again.',
  },
  'mic-in-use': {
    title: 'Another app is using your microphone',
    text: 'Close other calls and recorders, including in other tabs, then try again.',
  },
  'cam-mic-in-use': {
    title: 'Another app is using your microphone and camera',
    text: 'Close other video calls, including in other tabs, then try again.',
  },
  permissions: {
    title: 'Your browser doesn’t let us use the microphone',
    text: 'Allow the microphone for this site, then try again.',
  },
  'undefined-mediadevices': {
    title: 'This browser can’t make calls here',
    text: 'This page can’t use a microphone here. Use a recent version of Chrome, Edge, Firefox, or Safari, over HTTPS.',
  },
  'not-found': {
    title: 'No microphone was found',
    text: 'Plug one in or switch it on, check that your system’s settings list it, then try again.',
  },
  constraints: {
    title: 'We couldn’t use your microphone',
    text: 'It doesn’t work for calls. Choose another one in your system’s settings, then try again.',
  },
  ejected: {
    title: 'The other side ended the call',
    text: 'You’re no longer in the call. You can start a new one.',
  },
  'nbf-room': {
    title: 'The call hasn’t started yet',
    text: 'Your device’s clock may be wrong. Set the time automatically, then try again.',
  },
  'nbf-token': {
    title: 'The call hasn’t started yet',
    text: 'Your device’s clock may be wrong. Set the time automatically, then try again.',
  },
  'exp-room': {
    title: 'This call’s time is up',
    text: 'Calls have a time limit. Start a new one to continue.',
  },
  'exp-token': {
    title: 'It’s too late to join this call',
    text: 'It took too long to join. Try again. If it happens twice, check your device’s clock.',
  },
  unknown: {
    title: 'The call didn’t work',
    text: 'We don’t know what went wrong. Try again. If it happens twice, please call us.',
  },
  'no-client': {
    title: 'We couldn’t start the voice chat',
    text: 'It didn’t start in this browser. Reload the page, then try again.',
  },
  'no-assistant': {
    title: 'Voice chat isn’t set up',
    text: 'This site has no voice chat right now. Please call us.',
  },
  'provider-refused': {
    title: 'Our voice service refused the call',
    text: 'This is our mistake, not yours. The service doesn’t accept our key. Please call us.',
  },
  'provider-unknown-assistant': {
    title: 'Our voice service doesn’t recognize our assistant',
    text: 'This is our mistake, not yours. Please call us.',
  },
  'provider-failed': {
    title: 'Our voice service isn’t working',
    text: 'The problem is on its end. Try again in a few minutes.',
  },
  'too-slow': {
    title: 'Connecting took too long',
    text: 'Your connection or our voice service is slow right now. Try again.',
  },
  'not-loaded': {
    title: 'We couldn’t load the voice chat',
    text: 'Check your internet connection. If you use a content blocker, allow this site. Then try again.',
  },
  'not-muted': {
    title: 'We couldn’t turn your microphone on or off',
    text: 'To be safe, we ended the call. You can start a new one.',
  },
  'not-ended': {
    title: 'The call may not have ended properly',
    text: 'If your browser still shows the microphone in use, reload or close this page.',
  },
}

/** Where a browser keeps the permission for the microphone, by the user agent it names. */
export function microphoneHint(userAgent: string): string {
  if (/iPhone|iPad/.test(userAgent)) {
    return 'On iPhone and iPad: Settings → Apps → your browser → Microphone → Allow.'
  }
  if (/Firefox\//.test(userAgent)) {
    return 'In Firefox: click the crossed-out microphone to the left of the address and remove the block.'
  }
  if (/Android/.test(userAgent)) {
    return 'In Chrome on Android: tap the icon to the left of the address, then Permissions → Microphone → Allow.'
  }
  if (/Edg\/|Chrome\//.test(userAgent)) {
    return 'In Chrome and Edge: click the icon to the left of the address and set Microphone to Allow.'
  }
  if (/Safari\//.test(userAgent)) {
    return 'In Safari: Safari → Settings for This Website → Microphone → Allow.'
  }
  return 'Look for the microphone permission next to the address or in the browser’s settings for this site.'
}
