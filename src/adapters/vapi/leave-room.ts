import type { Vapi } from './vapi-sdk.ts'

/** How long the call library may take to leave, ms; without a connection it would wait for ever. */
const TIMEOUT = 3000

/** The tracks of the microphone a call has had so far; after an error the call library knows them no more. */
export function ownTracks(vapi: Vapi): () => ReadonlySet<MediaStreamTrack> {
  const tracks = new Set<MediaStreamTrack>()
  const collect = () => {
    const { persistentTrack, track } = vapi.getDailyCallObject()?.participants().local?.tracks.audio ?? {}
    for (const one of [persistentTrack, track]) if (one) tracks.add(one)
    return tracks
  }
  for (const event of ['call-start-progress', 'call-start', 'daily-participant-updated'] as const)
    vapi.on(event, collect)
  return collect
}

/** Leaves a call and takes away all it has left on the page: rejects where the call library couldn't leave in time. */
export async function leaveRoom(vapi: Vapi, microphone: () => ReadonlySet<MediaStreamTrack>): Promise<void> {
  const own = microphone()
  sayGoodbye(vapi)
  const patience = Promise.withResolvers<never>()
  const timer = setTimeout(() => patience.reject(new Error(`The room was not left in ${TIMEOUT} ms.`)), TIMEOUT)
  try {
    await Promise.race([vapi.stop(), patience.promise])
  } catch (error) {
    giveUp(vapi)
    throw error
  } finally {
    clearTimeout(timer)
    for (const track of own) track.stop()
    removePlayers()
  }
}

/** Tells the call library that its room was left, as the room would: it waits for that for ever, and allows no other call before. */
function giveUp(vapi: Vapi): void {
  const call = vapi.getDailyCallObject() as { handleMessageFromCallMachine?(message: { action: string }): void } | null
  call?.handleMessageFromCallMachine?.({ action: 'left-meeting' })
}

/** Ends the agent's side of the call at once; before the room is joined there is none. */
function sayGoodbye(vapi: Vapi): void {
  if (vapi.getDailyCallObject()?.meetingState() === 'joined-meeting') vapi.send({ type: 'end-call' })
}

/** The SDK leaves the elements in the page that its agent was heard through. */
function removePlayers(): void {
  for (const player of document.querySelectorAll<HTMLAudioElement>('audio[data-participant-id]')) {
    player.pause()
    player.srcObject = null
    player.remove()
  }
}
