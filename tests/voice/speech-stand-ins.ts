import type {
  BrowserSpeech,
  Recognition,
  RecognitionPhrase,
  RecognitionResults,
} from '#adapters/browser-speech/browser-speech.ts'

/** A browser's speech under a test's control; counts what is open. */
export interface StandInSpeech extends BrowserSpeech {
  /** The recognitions that are listening. */
  listening: StandInRecognition[]
  /** Everything spoken, in order, including the current sentence. */
  spoken: string[]
  /** Ends the sentence being spoken. */
  finishSentence(): void
  failSentence(error: string): void
  /** What is open: running tracks, audio contexts, listeners on the page, recognitions, utterances. */
  held(): { tracks: number; contexts: number; listeners: number; recognitions: number; utterances: number }
  hide(hidden: boolean): void
  leave(): void
  /** Answers the open microphone prompt. */
  decide: { allow(): void; refuse(name: string): void }
}

export class StandInRecognition extends EventTarget implements Recognition {
  lang = ''
  continuous = false
  interimResults = false
  processLocally = false
  phrases: readonly RecognitionPhrase[] = []
  track: MediaStreamTrack | undefined
  open: StandInRecognition[] = []
  start(track?: MediaStreamTrack): void {
    this.track = track
    this.open.push(this)
  }
  abort(): void {
    if (this.open.includes(this)) this.finish()
  }
  finish(): void {
    this.open.splice(this.open.indexOf(this), 1)
    this.dispatchEvent(new Event('end'))
  }
  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.abort()
  }
  hear(transcript: string, isFinal: boolean): void {
    const event = Object.assign(new Event('result'), { resultIndex: 0, results: [{ isFinal, 0: { transcript } }] })
    this.dispatchEvent(event satisfies RecognitionResults)
  }
}

interface StandInOptions {
  /** What `SpeechRecognition.available` answers; undefined for a browser without it, null for one without a recognizer. */
  available?: string | null
  exclusiveMicrophone?: boolean
  /** 'given' without a prompt, 'asked' with one, or the name of the error that refuses it. */
  microphone?: 'given' | 'asked' | string
  voices?: number
}

export function standInSpeech({
  available,
  exclusiveMicrophone = false,
  microphone = 'given',
  voices = 1,
}: StandInOptions = {}): StandInSpeech {
  const listening: StandInRecognition[] = []
  class OwnRecognition extends StandInRecognition {
    override open = listening
    static available?: () => Promise<string>
    static install = async () => {
      OwnRecognition.available = async () => 'available'
      return true
    }
  }
  if (typeof available === 'string') OwnRecognition.available = async () => available
  const counts = { tracks: 0, contexts: 0, listeners: 0 }
  const spoken: string[] = []
  let current: SpeechSynthesisUtterance | null = null
  const endWith = (event: Event) => {
    const one = current
    current = null
    one?.dispatchEvent(event)
  }
  let decided: { allow(): void; refuse(name: string): void } = { allow: () => {}, refuse: () => {} }

  const newStream = (id: string): MediaStream => {
    counts.tracks++
    let isLive = true
    const track = Object.assign(new EventTarget(), {
      enabled: true,
      label: `Microphone ${id}`,
      getSettings: () => ({ deviceId: id }),
      stop: () => {
        if (isLive) counts.tracks--
        isLive = false
      },
    })
    return { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream
  }
  const refusal = (name: string) => new DOMException('no', name)
  const counted = () => {
    const target = new EventTarget()
    return Object.assign(target, {
      hidden: false,
      addEventListener: (...of: Parameters<EventTarget['addEventListener']>) => {
        counts.listeners++
        EventTarget.prototype.addEventListener.apply(target, of)
      },
      removeEventListener: (...of: Parameters<EventTarget['removeEventListener']>) => {
        counts.listeners--
        EventTarget.prototype.removeEventListener.apply(target, of)
      },
    })
  }
  const page = counted()
  const leaving = counted()
  const synthesis = {
    getVoices: () => Array.from({ length: voices }, () => ({ lang: 'en-US', localService: true, name: 'Own' })),
    paused: false,
    speak: (one: SpeechSynthesisUtterance) => {
      current = one
      spoken.push(one.text)
    },
    cancel: () => endWith(Object.assign(new Event('error'), { error: 'canceled' })),
    addEventListener: () => {},
    removeEventListener: () => {},
  }
  const media = {
    getUserMedia: ({ audio }: MediaStreamConstraints) => {
      const wanted = typeof audio === 'object' ? (audio.deviceId as { exact: string }).exact : 'built-in'
      if (microphone === 'given') return Promise.resolve(newStream(wanted))
      if (microphone !== 'asked') return Promise.reject(refusal(microphone))
      return new Promise<MediaStream>((resolve, reject) => {
        decided = { allow: () => resolve(newStream(wanted)), refuse: (name) => reject(refusal(name)) }
      })
    },
    enumerateDevices: async () =>
      ['built-in', 'headset'].map((deviceId) => ({ kind: 'audioinput', deviceId, label: `Microphone ${deviceId}` })),
  }
  const newAudioContext = () => {
    counts.contexts++
    return {
      createMediaStreamSource: () => ({ connect: () => {}, disconnect: () => {} }),
      createAnalyser: () => ({ fftSize: 32, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.075) }),
      close: async () => void counts.contexts--,
    }
  }
  return {
    SpeechRecognition: available === null ? null : OwnRecognition,
    newPhrase: (phrase, boost) => ({ phrase, boost }),
    media: media as unknown as StandInSpeech['media'],
    synthesis: synthesis as unknown as SpeechSynthesis,
    newUtterance: (text) => Object.assign(new EventTarget(), { text }) as unknown as SpeechSynthesisUtterance,
    newRecorder: null,
    newAudioContext: newAudioContext as unknown as StandInSpeech['newAudioContext'],
    exclusiveMicrophone,
    page,
    window: leaving,
    listening,
    spoken,
    finishSentence: () => endWith(new Event('end')),
    failSentence: (error) => endWith(Object.assign(new Event('error'), { error })),
    held: () => ({ ...counts, recognitions: listening.length, utterances: current ? 1 : 0 }),
    hide: (hidden) => {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    },
    leave: () => leaving.dispatchEvent(new Event('pagehide')),
    decide: { allow: () => decided.allow(), refuse: (name) => decided.refuse(name) },
  }
}
