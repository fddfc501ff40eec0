import { useId, useState } from 'react'
import { BRAND, telHref } from '#content/brand.ts'
import { VOICE_START } from '#content/voice-texts.ts'
import { Wordmark } from '#ui/frame/wordmark.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

interface VoiceDialogProps {
  open: boolean
  onClose: () => void
}

/** What comes before a voice chat: with whom, what it needs, and the visitor's consent (V-01, V-02). */
export function VoiceDialog({ open, onClose }: VoiceDialogProps) {
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className="w-[min(100vw-2rem,28rem)] rounded-lg bg-surface shadow-lifted"
    >
      <StartScreen titleId={titleId} onCancel={onClose} />
    </Dialog>
  )
}

function StartScreen({ titleId, onCancel }: { titleId: string; onCancel: () => void }) {
  const [refused, setRefused] = useState(false)
  return (
    <div className="relative bg-surface px-6 pt-8 pb-6 text-center sm:px-9 sm:pt-10 sm:pb-9">
      <CloseButton onClose={onCancel} />
      <img
        src={BRAND.agent.portrait}
        alt={BRAND.agent.name}
        width={112}
        height={112}
        className="mx-auto size-22 rounded-full bg-sand object-cover sm:size-28"
      />
      <p className="mt-4">
        <Wordmark />
      </p>
      <h2 id={titleId} className="display mt-3 text-2xl">
        {VOICE_START.title}
      </h2>
      <p className="mt-3">{VOICE_START.text}</p>
      <p className="mt-2">{VOICE_START.preparation}</p>
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">{VOICE_START.consent}</p>
      <output className="block">{refused && <NotAvailable />}</output>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-center">
        <Button tone="destructive" onClick={onCancel}>
          {VOICE_START.cancel}
        </Button>
        <Button onClick={() => setRefused(true)}>{VOICE_START.start}</Button>
      </div>
    </div>
  )
}

function NotAvailable() {
  return (
    <span className="mt-4 block rounded-lg bg-indigo-wash px-4 py-3">
      Voice chat is not available yet. Call{' '}
      <a href={telHref(BRAND.headerPhone)} className="link font-semibold whitespace-nowrap tabular-nums">
        {BRAND.headerPhone}
      </a>{' '}
      to talk to us.
    </span>
  )
}
