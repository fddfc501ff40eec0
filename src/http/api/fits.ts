import { Hono } from 'hono'
import { readListingId } from '#domain/listing/listing-id.ts'
import { MAX_JUDGED } from '#domain/match/judging.ts'
import type { FieldProblem } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'
import { RANK_PARAMS, readRank } from './ranked.ts'

const { page: _, ...RANK_PARAMS_WITHOUT_PAGE } = RANK_PARAMS

/** The parameters of a ranked search without its page; `ids`, the homes to judge, is described beside them. */
export const FIT_PARAMS = RANK_PARAMS_WITHOUT_PAGE

/** GET /api/fits: how far homes meet a search's wishes and musts, found by it or not. */
export const fitsApi = (listings: ListingGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => {
    const params = new URL(c.req.url).searchParams
    const texts = (params.get('ids') ?? '').split(',')
    const ids = texts.flatMap((text) => readListingId(text) ?? [])
    const areIds = ids.length === texts.length && ids.length <= MAX_JUDGED
    const asked = readRank(params, { ...FIT_PARAMS, ids: null }, areIds ? [] : [IDS_PROBLEM])
    return resultAnswer(c, asked.ok ? await listings.fits(asked.value, ids, c.req.raw.signal) : asked)
  })

const IDS_PROBLEM: FieldProblem = {
  field: 'ids',
  message: `must be up to ${MAX_JUDGED} numbers of listings, separated by commas`,
}
