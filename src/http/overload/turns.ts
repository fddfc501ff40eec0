/** Time between two starts that goes to arriving connections and requests as long as they come, ms: that of a page. */
const ARRIVALS = 5
/** Most pieces of work started in one turn of the event loop. */
const STARTS = 4

/** Where work waits. */
export interface WorkQueue {
  /** Starts one piece of work; false if none may start now. */
  startNext(): boolean
}

/** Decides in which turns of the event loop waiting work starts. */
export interface Turns {
  /** Says that a queue has work that may start. */
  wake(): void
  /** Says that a connection or request has arrived. */
  arrived(): void
}

/**
 * Shares the event loop between arrivals and work. Work that started as soon as its request is read would hold up the loop
 * for as many pieces as requests have arrived. And libuv (1.52, uv__server_io) accepts one connection in each turn: turns with
 * a page in each would accept a hundred connections a second. So turns without work follow each start while anything
 * arrives, for the time of a page; and after a long turn of arrivals, as much time goes to work.
 */
export function createTurns(queues: readonly WorkQueue[]): Turns {
  let scheduled = false
  let arrivals = false
  let holdUntil = 0
  let turnEnded = 0

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    const turn = { skip: false, began: 0, forWork: 0, worked: false }
    // Between two immediates of one turn Node runs what the first one's promises lead to, and does not read sockets.
    for (let place = 0; place < STARTS; place++) setImmediate(place === 0 ? () => begin(turn) : () => again(turn))
    setImmediate(() => end(turn))
  }

  type Turn = { skip: boolean; began: number; forWork: number; worked: boolean }

  function begin(turn: Turn): void {
    turn.began = performance.now()
    turn.forWork = turn.began - turnEnded
    turn.skip = arrivals && turn.began < holdUntil
    arrivals = false
    if (!turn.skip) turn.worked = startOne()
  }

  function again(turn: Turn): void {
    if (turn.worked && performance.now() - turn.began < turn.forWork) turn.worked = startOne()
  }

  function end(turn: Turn): void {
    turnEnded = performance.now()
    scheduled = false
    if (turn.skip) return schedule()
    holdUntil = turnEnded + ARRIVALS
    if (turn.worked) schedule()
  }

  const startOne = (): boolean => queues.some((queue) => queue.startNext())

  return {
    wake: schedule,
    arrived: () => {
      arrivals = true
    },
  }
}
