import { SendHorizontal } from 'lucide'
import { use, useId, useState, type FormEvent } from 'react'
import type { Language } from '#domain/voice/language.ts'
import { TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { CallButton } from './call-button.tsx'
import { takeFocus } from './take-focus.ts'
import { TalkWordsContext } from './talk-words.ts'
import type { VoiceSession } from './voice-session.ts'

interface MessageBoxProps {
  session: VoiceSession
  language: Language
  /** Whoever chose to write can type at once. */
  takesFocus: boolean
}

/** Sends typed messages. An unsent text stays in the box, even after the call ends. */
export function MessageBox({ session, language, takesFocus }: MessageBoxProps) {
  const id = useId()
  const words = use(TalkWordsContext)
  const label = words.writeLabel(useAgency().assistant.firstName)
  const [text, setText] = useState(session.draft)
  const [unsent, setUnsent] = useState(false)
  const write = (next: string) => {
    session.keepDraft(next)
    setText(next)
    setUnsent(false)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (!message) return
    if (session.sendText(message)) write('')
    else setUnsent(true)
  }
  return (
    <form onSubmit={send} lang={language} className="shrink-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex gap-2">
        <TextInput
          ref={takesFocus ? takeFocus : null}
          id={id}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          placeholder={label}
          maxLength={500}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={unsent ? `${id}-unsent` : undefined}
          className="min-w-0 flex-1"
        />
        <CallButton type="submit" tone="light" aria-label={words.send} className="px-3.5!">
          <Icon of={SendHorizontal} size={19} strokeWidth={1.75} />
        </CallButton>
      </div>
      <output id={`${id}-unsent`} className="block text-sm">
        {unsent && <span className="block pt-1.5">{words.notSent}</span>}
      </output>
    </form>
  )
}
