import { Button, type ButtonTone } from '#ui/primitives/button.tsx'

interface FormButtonsProps {
  words: string
  tone?: ButtonTone
  busy: boolean
  onCancel: () => void
}

/** The buttons of a form that a press has opened. */
export const FormButtons = ({ words, tone = 'primary', busy, onCancel }: FormButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" tone={tone} aria-disabled={busy} className="max-sm:flex-1">
      {words}
    </Button>
    <Button tone="secondary" onClick={onCancel} className="noscript:hidden">
      Cancel
    </Button>
  </div>
)
