/** The room's behavior, set by a test; read at each join. */
export interface RoomManner {
  /** The agent joins and says that it listens; 'silent' never does, 'failing' refuses who joins, 'stuck' never lets go. */
  room?: 'ready' | 'silent' | 'stuck' | 'never-joined'
  /** An error of the call library at the join, by its type. */
  error?: string
  /** An error of the microphone at the join, by its type. */
  cameraError?: string
  /** Recording begins as soon as it is asked for. */
  records?: boolean
}

/** What a page's call machine was told, and what a test makes it tell. */
export interface CallMachine {
  sent: { action: string; [name: string]: unknown }[]
  /** The agent's app messages. */
  says: (message: object) => void
  tells: (message: { action: string; [name: string]: unknown }) => void
  level: (level: number) => void
  agentLeaves: () => void
  tracks: MediaStreamTrack[]
}

interface Message {
  what?: string
  from?: string
  callClientId?: string
  action: string
  callbackStamp?: unknown
  data?: unknown
  state?: boolean
  interval?: number
  inputSettings?: unknown
}

/** What the call library shares with its machine. */
const DAILY = '_daily'

interface Page {
  [DAILY]: { pendings: string[]; instances: Record<string, { callMachine: unknown }> }
  roomManner?: RoomManner
  callMachine?: CallMachine
}

/**
 * Stands in for Daily's call machine, the code that daily-js 0.87 fetches from c.daily.co at a call and talks to by
 * postMessage: it has a microphone of its own, and an agent in the room who is heard. Runs in the page.
 */
export function installCallMachine(): void {
  const CHANNEL = 'iframe-call-message'
  const AGENT = 'the-agent'
  const page = window as unknown as Page
  const id = page[DAILY].pendings.shift()
  // The caller has left meanwhile.
  if (id === undefined) return
  const state = { local: { public: {}, streams: {} as Record<string, unknown> }, streams: {}, participants: {} }
  page[DAILY].instances[id]!.callMachine = { store: { getState: () => state }, reset() {} }
  const sounds = new AudioContext()
  const tone = sounds.createOscillator()
  const agentSound = sounds.createMediaStreamDestination()
  const tracks = page.callMachine?.tracks ?? []
  let level = 0
  let observer: ReturnType<typeof setInterval> | undefined
  tone.connect(agentSound)
  tone.start()

  const post = (message: object) =>
    window.postMessage({ ...message, what: CHANNEL, callClientId: id, from: 'embedded' }, location.origin)
  const participant = (local: boolean, audio: string) => ({
    local,
    session_id: local ? 'the-visitor' : AGENT,
    user_name: local ? '' : 'Vapi Speaker',
    audio: audio === 'playable',
    video: false,
    screen: false,
    record: false,
    tracks: {
      audio: { state: audio, subscribed: true },
      video: { state: 'off' },
      screenAudio: { state: 'off' },
      screenVideo: { state: 'off' },
    },
  })
  const appMessage = (data: string) => post({ action: 'app-message', fromId: AGENT, data })

  async function join(): Promise<void> {
    const { room = 'ready', error, cameraError } = page.roomManner ?? {}
    if (room === 'never-joined') return
    if (error) return post({ action: 'error', errorMsg: 'In its words', error: { type: error, msg: 'In its words' } })
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
    tracks.push(...microphone.getTracks())
    state.local.streams['cam'] = { stream: microphone }
    if (cameraError) {
      post({ action: 'camera-error', errorMsg: { errorMsg: 'In its words' }, error: { type: cameraError, msg: 'No' } })
    }
    post({ action: 'joined-meeting', participants: { local: participant(true, 'playable') } })
    const [track] = agentSound.stream.getAudioTracks()
    state.streams = { one: { participantId: AGENT, type: 'cam', pendingTrack: track, starttime: Date.now() } }
    post({ action: 'participant-joined', participant: participant(false, 'loading') })
    post({ action: 'participant-updated', participant: participant(false, 'playable') })
  }

  function leave(): void {
    clearInterval(observer)
    void sounds.close()
    const { stream } = (state.local.streams['cam'] ?? {}) as { stream?: MediaStream }
    for (const track of stream?.getTracks() ?? []) track.stop()
    post({ action: 'left-meeting' })
    window.removeEventListener('message', hear)
  }

  function hear({ data: message }: MessageEvent<Message>): void {
    if (message?.what !== CHANNEL || message.from !== 'module' || message.callClientId !== id) return
    const { action, callbackStamp, interval } = message
    machine.sent.push({ ...message })
    const reply = (answer: object) =>
      callbackStamp === undefined ? undefined : post({ action: 'callback', callbackStamp, ...answer })
    const { room = 'ready', records } = page.roomManner ?? {}
    if (action === 'join-meeting') void join()
    else if (action === 'leave-meeting' && room !== 'stuck') leave()
    else if (action === 'local-audio') {
      post({ action: 'participant-updated', participant: participant(true, message.state ? 'playable' : 'off') })
    } else if (action === 'get-input-devices') reply({ camera: {}, mic: { deviceId: 'mic-1' }, speaker: {} })
    else if (action === 'local-recording-start' && records) post({ action: 'recording-started', recordingId: 'one' })
    else if (action === 'app-msg' && message.data === 'playable') {
      if (room !== 'silent') appMessage('listening')
    } else reply({ inputSettings: message.inputSettings })
    if (action === 'start-remote-participants-audio-level-observer') {
      const tell = () => post({ action: 'remote-participants-audio-level', participantsAudioLevel: { [AGENT]: level } })
      observer = setInterval(tell, interval)
    }
  }

  const machine: CallMachine = {
    sent: page.callMachine?.sent ?? [],
    says: (message) => appMessage(JSON.stringify(message)),
    tells: post,
    level: (next) => {
      level = next
    },
    agentLeaves: () => {
      post({ action: 'participant-left', participant: participant(false, 'playable') })
      leave()
    },
    tracks,
  }
  page.callMachine = machine
  window.addEventListener('message', hear)
  post({ action: 'call-machine-initialized' })
  post({ action: 'loaded' })
}
