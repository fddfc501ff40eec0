import { expect, test } from 'vitest'
import { httpInquiryGateway } from '#adapters/api-client/inquiry-gateway.ts'
import { simulatedInquiryGateway } from '#adapters/sample/inquiry-gateway.ts'
import { ok } from '#domain/result.ts'
import { onEngines } from './database-engines.ts'
import { deskHarness, httpHarness } from './inquiry-desk-harness.ts'
import { inquiryGatewayConformance, inquiryRefusals, madeInquiry } from './inquiry-gateway.ts'

inquiryGatewayConformance('the sample adapter', async () => ({
  gateway: simulatedInquiryGateway(),
  kept: null,
  close: async () => {},
}))
onEngines((engine) => {
  const desk = () => deskHarness(engine)
  const http = () => httpHarness(engine)
  inquiryGatewayConformance(`the desk on ${engine}`, desk)
  inquiryRefusals(`the desk on ${engine}`, desk)
  inquiryGatewayConformance(`the http adapter over the site on ${engine}`, http)
  inquiryRefusals(`the http adapter over the site on ${engine}`, http)
})

test('a server that cannot be reached, or answers what is none of ours, is “unavailable”, never a success', async () => {
  const answers = [
    () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response('<html>Sign in to the hotel’s network</html>', { status: 200 }),
    async () => new Response('Bad gateway', { status: 502 }),
  ]
  for (const answer of answers) {
    expect(await httpInquiryGateway(answer).send(1, madeInquiry(), crypto.randomUUID())).toMatchObject({
      ok: false,
      problem: { kind: 'unavailable' },
    })
  }
})

test('what was stored succeeded, even if the rest of its answer is lost', async () => {
  const cut = async () => new Response('{"status":"acc', { status: 201 })
  expect(await httpInquiryGateway(cut).send(1, madeInquiry(), crypto.randomUUID())).toEqual(ok({ answeredBy: null }))
})
