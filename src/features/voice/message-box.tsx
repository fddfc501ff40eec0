import { SendHorizontal } from 'lucide'
import { useId, useState, type FormEvent } from 'react'
import { VOICE_CALL } from '#content/voice-texts.ts'
import { TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { CallButton } from './call-button.tsx'
import type { VoiceSession } from './voice-session.ts'

/** Sends typed messages. An unsent text stays in the box, even after the call ends. */
export function MessageBox({ session }: { session: VoiceSession }) {
  const id = useId()
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
    <form onSubmit={send} className="shrink-0">
      <label htmlFor={id} className="sr-only">
        {VOICE_CALL.writeLabel}
      </label>
      <div className="flex gap-2">
        <TextInput
          id={id}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          placeholder={VOICE_CALL.writeLabel}
          maxLength={500}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={unsent ? `${id}-unsent` : undefined}
          className="min-w-0 flex-1"
        />
        <CallButton type="submit" tone="light" aria-label={VOICE_CALL.send} className="px-3.5!">
          <Icon of={SendHorizontal} size={19} strokeWidth={1.75} />
        </CallButton>
      </div>
      <output id={`${id}-unsent`} className="block text-sm">
        {unsent && <span className="block pt-1.5">{VOICE_CALL.notSent}</span>}
      </output>
    </form>
  )
}
