import type { Language } from '#domain/voice/language.ts'
import { CallButton } from './call-button.tsx'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

/** The other language in its own words. */
const OTHER: Readonly<Record<Language, { language: Language; name: string }>> = {
  en: { language: 'es', name: 'Español' },
  es: { language: 'en', name: 'English' },
}

/** Goes on in the other language; nothing where the agent speaks only one. */
export function LanguageButton({ session, view }: { session: VoiceSession; view: VoiceView }) {
  if (!view.speaksLanguages) return null
  const { language, name } = OTHER[view.language]
  return (
    <CallButton lang={language} className="call-language" onClick={() => session.chooseLanguage(language)}>
      {name}
    </CallButton>
  )
}
