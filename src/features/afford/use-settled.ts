import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so long, ms; equal by its JSON. Searches wait for it while a visitor types. */
export function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value)
  const changed = JSON.stringify(value) !== JSON.stringify(settled)
  useEffect(() => {
    if (!changed) return undefined
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [changed, value, afterMs])
  return settled
}
