import { ChevronDown, PencilLine } from 'lucide'
import { useState, type ComponentType } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import type { DescribeFieldProps } from './describe-field.tsx'

/** Filters said in a sentence. The field, and what reads a sentence, come with the first opening. */
export function DescribeHome(props: DescribeFieldProps) {
  const [open, setOpen] = useState(false)
  const [Field, setField] = useState<ComponentType<DescribeFieldProps>>()
  const [failed, setFailed] = useState(false)
  const toggle = () => {
    setOpen(!open)
    setFailed(false)
    if (open || Field) return
    import('./describe-field.tsx').then(
      ({ DescribeField }) => setField(() => DescribeField),
      () => setFailed(true),
    )
  }
  return (
    <div className="describe">
      <button type="button" aria-expanded={open} onClick={toggle}>
        <Icon of={PencilLine} size={18} />
        <b>Describe your home</b>
        <span>“Three beds in Bergen under 800k with a pool”</span>
        <Icon of={ChevronDown} size={18} />
      </button>
      {open && Field && <Field {...props} />}
      <p aria-live="polite" hidden={!open || !!Field}>
        {failed
          ? 'The field can’t be shown right now. Check your connection, then close and open it again.'
          : 'Loading…'}
      </p>
    </div>
  )
}
