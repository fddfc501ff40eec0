import { DEVICE_SPEECH } from '#content/voice-texts.ts'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

/** Offers recognition of speech on this device where the browser could fetch it. */
export function DeviceSpeech({ session, view }: { session: VoiceSession; view: VoiceView }) {
  const { deviceSpeech } = view
  return (
    <output className="block empty:mb-0">
      {deviceSpeech && `${DEVICE_SPEECH[deviceSpeech]} `}
      {deviceSpeech === 'offered' && (
        <button
          type="button"
          onClick={() => void session.installDeviceSpeech()}
          // The negative margins keep the target’s height out of the lines’ distance.
          className="link -my-3 inline-block min-h-11 font-semibold whitespace-nowrap"
        >
          {DEVICE_SPEECH.install}
        </button>
      )}
    </output>
  )
}
