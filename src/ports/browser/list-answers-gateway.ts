import type { Result } from '#domain/result.ts'
import type { HomeAnswer, NewAnswer } from '#domain/saved/list-answers.ts'

/** Somebody who has answered on the visitor's own list. */
export interface ListGuest {
  id: string
  /** As they gave it. */
  name: string
  /** Newest first; those about homes that are on the list. */
  answers: ReceivedAnswer[]
}

export interface ReceivedAnswer extends HomeAnswer {
  /** The owner has been shown it. */
  seen: boolean
}

/** The answers on the visitor's own list. */
export interface ReceivedAnswers {
  /** Whether people with the link may answer. */
  open: boolean
  guests: ListGuest[]
  /** Rises with every answer: what `markSeen` takes. */
  upTo: number
}

/** What this browser has answered on somebody's list. */
export interface GivenAnswers {
  /** It is the visitor's own list, on which they don't answer. */
  own: boolean
  /** Null where they haven't answered. */
  name: string | null
  answers: HomeAnswer[]
}

/**
 * Answers of guests on shared lists. A guest needs no account: their answers are bound to their browser, and nobody else can
 * read or change them but the list's owner, who can remove them. tests/conformance/list-answers-gateway.ts holds the adapters.
 */
export interface ListAnswersGateway {
  received(): Promise<Result<ReceivedAnswers>>
  /** Lets people with the link answer, or no longer; what they have answered stays. */
  setOpen(open: boolean): Promise<Result<void>>
  /** The owner has been shown the answers up to this one. */
  markSeen(upTo: number): Promise<Result<void>>
  /** Removes a guest with all their answers; one that isn't there is no problem. */
  removeGuest(id: string): Promise<Result<void>>
  /** 'not-found' where the list isn't shared. */
  given(token: string): Promise<Result<GivenAnswers>>
  /**
   * Answers about a home. Without mark and note nothing of the answer is kept, and without any answer no name. 'not-found'
   * where the list isn't shared or the home isn't on it, 'conflict' where it takes no (more) answers or is the visitor's own,
   * 'invalid' for a name that another guest has.
   */
  give(token: string, listingId: number, answer: NewAnswer): Promise<Result<void>>
  /** Removes the guest's name and all their answers on the list, also where it takes no more. */
  withdraw(token: string): Promise<Result<void>>
}
