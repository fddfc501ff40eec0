import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import type { Notice } from './toast.ts'

const DURATION_MS = 4500

let mounted: Promise<void> | null = null

/** Mounts the toast region once, and resolves when it is in the document, so that its first message is announced. */
function mountToaster(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const host = document.createElement('div')
    document.body.append(host)
    createRoot(host).render(<Toaster position="bottom-right" duration={DURATION_MS} closeButton visibleToasts={4} />)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
  return mounted
}

export async function showNotice({ title, description, tone = 'plain' }: Notice): Promise<void> {
  await mountToaster()
  const show = tone === 'destructive' ? toast.error : toast
  show(title, description ? { description } : {})
}
