import type { Page } from 'playwright-core'

/** What a test does and reads in the page. */
export interface SpeechStandIn {
  /** How often the microphone was asked for, and why it is refused; null gives it. */
  asked: number
  refusal: string | null
  tracks: MediaStreamTrack[]
  /** What the agent has begun to say; it goes on until it is cancelled. */
  spoken: string[]
  /** The visitor says something; `final` ends it. */
  say: (text: string, final: boolean) => void
}

/** Runs before the page's own scripts: a recogniser, a voice and a microphone that only do what the test says. */
function standIn(has: { recogniser: boolean; refusal: string | null }): void {
  const here = window as unknown as { speech: SpeechStandIn } & Record<string, unknown>
  const listening = new Set<EventTarget>()
  here.speech = {
    asked: 0,
    refusal: has.refusal,
    tracks: [],
    spoken: [],
    say(transcript, isFinal) {
      const result = Object.assign([{ transcript }], { isFinal })
      for (const one of listening)
        one.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }))
    },
  }
  class Recognition extends EventTarget {
    static available = async () => 'available'
    start() {
      listening.add(this)
    }
    abort() {
      listening.delete(this)
    }
  }
  class Utterance extends EventTarget {
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    paused: false,
    getVoices: () => (has.recogniser ? [{ lang: 'en-US', localService: true, name: 'Stand-in' }] : []),
    speak: ({ text }: Utterance) => void here.speech.spoken.push(text),
    cancel: () => undefined,
  })
  const define = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true })
  define('SpeechRecognition', has.recogniser ? Recognition : undefined)
  define('webkitSpeechRecognition', undefined)
  define('SpeechSynthesisUtterance', Utterance)
  define('speechSynthesis', synthesis)
  // Missing on pages without TLS that are not on this machine.
  navigator.mediaDevices.getUserMedia = async () => {
    here.speech.asked += 1
    if (here.speech.refusal) throw new DOMException('Refused', here.speech.refusal)
    const { stream } = new AudioContext().createMediaStreamDestination()
    here.speech.tracks.push(...stream.getTracks())
    return stream
  }
}

/** For `prepare` of a visit: a browser with speech, without, or with a microphone that is refused. */
export const withSpeech = (page: Page) => page.addInitScript(standIn, { recogniser: true, refusal: null })
export const withoutSpeech = (page: Page) => page.addInitScript(standIn, { recogniser: false, refusal: null })
export const withRefusedMicrophone = (page: Page) =>
  page.addInitScript(standIn, { recogniser: true, refusal: 'NotAllowedError' })
