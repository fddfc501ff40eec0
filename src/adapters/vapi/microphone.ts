/**
 * Asks for the microphone (V-12) before the provider makes a call, which a refusal would waste. Returns a function that closes
 * it. It stays open until the call has its own, so that browsers which forget a permission don't ask twice.
 */
export async function openMicrophone(signal: AbortSignal): Promise<() => void> {
  const stream = await microphones().getUserMedia({ audio: true })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) close()
  else signal.addEventListener('abort', close, { once: true })
  return close
}

/** Absent on pages without TLS. */
function microphones(): MediaDevices {
  const { mediaDevices } = navigator as Partial<Navigator>
  if (!mediaDevices) throw Object.assign(new Error('There are no media devices.'), { type: 'undefined-mediadevices' })
  return mediaDevices
}
