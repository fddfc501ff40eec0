import { PencilLine } from 'lucide'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { NoteEditor, type NoteKeeping } from './note-editor.tsx'

interface HomeNoteProps {
  home: { title: string }
  note: string
  keeping: NoteKeeping
}

/** The visitor's note on a home, and the button that edits it in place. */
export function HomeNote({ home, note, keeping }: HomeNoteProps) {
  const [writing, setWriting] = useState(false)
  const [saved, setSaved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const close = (done: boolean) => {
    flushSync(() => {
      setWriting(false)
      setSaved(done)
    })
    button.current?.focus()
  }

  if (writing) {
    return (
      <NoteEditor home={home} note={note} keeping={keeping} onSaved={() => close(true)} onCancel={() => close(false)} />
    )
  }
  return (
    <>
      {note && (
        <p className="mt-3 border-l-2 border-brass py-0.5 pl-3 text-sm wrap-anywhere whitespace-pre-line">
          <span className="sr-only">Your note: </span>
          {note}
        </p>
      )}
      <div className="mt-2 flex items-center gap-2 noscript:hidden">
        <Button
          ref={button}
          tone="quiet"
          size="small"
          aria-label={`${note ? 'Edit' : 'Add a'} note on ${home.title}`}
          onClick={() => {
            setSaved(false)
            setWriting(true)
          }}
          className="-ml-3.5 min-h-11 text-ink-soft"
        >
          <Icon of={PencilLine} size={16} />
          {note ? 'Edit note' : 'Add a note'}
        </Button>
        <output className="text-sm text-pine">{saved && (note ? 'Note saved' : 'Note removed')}</output>
      </div>
    </>
  )
}
