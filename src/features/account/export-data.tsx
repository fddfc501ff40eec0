import { useState } from 'react'
import type { Result } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { useSessionOver } from './session-over.ts'

const FILE_NAME = 'keystead-account.json'

/** All that is kept about the account, as a file for its owner. */
export function ExportData({ account }: { account: AccountGateway }) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Result<unknown> | null>(null)
  const onRefused = useSessionOver()

  const download = async () => {
    if (busy) return
    setBusy(true)
    setAnswer(null)
    const data = await account.exportData()
    setBusy(false)
    setAnswer(data)
    if (data.ok) saveAsFile(data.value)
    else onRefused(data.problem)
  }

  return (
    <div className="flex flex-col gap-5">
      {answer &&
        (answer.ok ? (
          <AnswerPanel tone="done">Your browser has saved {FILE_NAME}.</AnswerPanel>
        ) : (
          <AnswerPanel tone="problem">{answer.problem.message}</AnswerPanel>
        ))}
      <Button
        tone="secondary"
        aria-disabled={busy}
        onClick={() => void download()}
        className="self-start max-sm:self-stretch"
      >
        {busy ? 'Collecting...' : 'Download my data'}
      </Button>
    </div>
  )
}

function saveAsFile(data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  // The download has its own hold on the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
