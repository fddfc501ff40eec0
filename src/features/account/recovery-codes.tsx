import { useEffect, useRef } from 'react'
import { agencyFileName } from '#domain/agency/file-name.ts'
import { Button } from '#ui/primitives/button.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { saveFile } from './save-file.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const fileName = agencyFileName(useAgency().name, 'recovery-codes.txt')
  const save = () => saveFile(fileName, `${codes.join('\r\n')}\r\n`, 'text/plain')
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          Two-step sign-in is on. Save these recovery codes
        </h3>
        <p className="mt-1 text-ink-soft">
          If you lose access to your app, each code signs you in once. You won’t see them again. Without the app or a
          code, you can’t get into your account.
        </p>
      </div>
      <ol aria-label="Recovery codes" className="grid gap-2 rounded-lg bg-sand p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" className="max-sm:flex-1" onClick={save}>
          Save as a file
        </Button>
        <Button className="max-sm:flex-1" onClick={onDone}>
          I saved them
        </Button>
      </div>
    </div>
  )
}
