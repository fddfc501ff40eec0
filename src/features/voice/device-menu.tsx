import { Settings2 } from 'lucide'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { VOICE_CALL } from '#content/voice-texts.ts'
import type { AudioDevice, AudioDevices } from '#ports/browser/voice-calls.ts'
import { Select } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { callButtonClass } from './call-button.tsx'
import type { VoiceSession } from './voice-session.ts'

/** Chooses the call's microphone and speaker; lists them when the menu opens. */
export function DeviceMenu({ session }: { session: VoiceSession }) {
  const [devices, setDevices] = useState<AudioDevices | null>(null)
  const [failed, setFailed] = useState(false)
  const menu = useRef<HTMLDetailsElement>(null)

  const refresh = async () => setDevices(await session.devices().catch(() => null))
  const choose = async (kind: 'microphone' | 'speaker', id: string) => {
    const answer = await session.chooseDevice(kind, id)
    setFailed(!answer.ok)
    await refresh()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    // Escape closes the menu, not the call.
    event.preventDefault()
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its children
    <details
      ref={menu}
      onToggle={() => menu.current?.open && void refresh()}
      onKeyDown={onKeyDown}
      className="device-menu"
    >
      <summary title={VOICE_CALL.devices} className={callButtonClass('plain', 'px-3!')}>
        <Icon of={Settings2} size={19} />
        <span className="sr-only">{VOICE_CALL.devices}</span>
      </summary>
      <div className="device-panel">
        <Choice
          label="Microphone"
          devices={devices?.microphones}
          used={devices?.microphone}
          onChoose={(id) => void choose('microphone', id)}
        />
        <Choice
          label="Speaker"
          devices={devices?.speakers}
          used={devices?.speaker}
          onChoose={(id) => void choose('speaker', id)}
        />
        <output className="text-sm">{failed && 'We couldn’t use this device.'}</output>
      </div>
    </details>
  )
}

interface ChoiceProps {
  label: string
  devices: readonly AudioDevice[] | undefined
  used: string | null | undefined
  onChoose: (id: string) => void
}

function Choice({ label, devices, used, onChoose }: ChoiceProps) {
  const id = useId()
  if (!devices) return null
  if (devices.length === 0) return <p className="text-sm">{label}: browser default.</p>
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Select id={id} value={used ?? ''} onChange={(event) => onChoose(event.currentTarget.value)} className="mt-1">
        {used === null && <option value="">Browser default</option>}
        {devices.map((device) => (
          <option key={device.id} value={device.id}>
            {device.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
