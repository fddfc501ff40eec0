/** Something a visitor may ask for, and the words by which people do. */
export interface LikelyRequest {
  /** Asks for it plainly, so that it is understood; the text of its button. */
  says: string
  /** Words that point to it, with blanks between them. */
  words: string
  /** It takes homes that were shown. */
  ofHomes?: true
  /** It does something: it is offered, never done on a guess. */
  acts?: true
}

export interface Likely {
  request: LikelyRequest
  /** Nothing else comes near. */
  isSure: boolean
}

/** Most requests that are offered. */
const MOST = 3
/** A word that points to one request alone counts 1, one that points to several its share. */
const LEAST = 0.9
const SURE = 1.9

/** What a sentence that no reader understands may ask for, the likeliest first. `inHand`: homes were shown. */
export function likelyRequests(said: string, requests: readonly LikelyRequest[], inHand: boolean): Likely[] {
  const stems = new Set(stemsOf(said))
  const open = requests.filter(({ ofHomes }) => inHand || !ofHomes)
  const pointing = Map.groupBy(
    open.flatMap(({ words }) => [...new Set(stemsOf(words))]),
    (stem) => stem,
  )
  const scored = open
    .map((request) => ({ request, score: scoreOf(request, stems, pointing) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
  const second = scored[1]?.score ?? 0
  return scored.map(({ request, score }) => ({ request, isSure: score >= SURE && score >= 2 * second }))
}

function scoreOf({ words }: LikelyRequest, said: ReadonlySet<string>, pointing: ReadonlyMap<string, string[]>): number {
  const shared = [...new Set(stemsOf(words))].filter((stem) => said.has(stem))
  return shared.reduce((sum, stem) => sum + 1 / pointing.get(stem)!.length, 0)
}

/** Words without the endings that English and Spanish add to them. */
const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\p{M}'’]/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word))
