import { toJsonSchema } from '@valibot/to-json-schema'
import { ChatRequestSchema } from '#agent/chat-request.ts'
import { RECORDING_TYPES, SPEECH_LANGUAGES, SPOKEN_PATH, TRANSCRIPTS_PATH } from '#ports/browser/speech-api.ts'
import { CallStatusSchema } from '../voice/call-status.ts'
import { SpokenRequestSchema } from '../voice/speech.ts'

/** The part of the API's description that is about the voice chat; all of it is there only where it is set up. */

const { $schema: _, ...callStatus } = toJsonSchema(CallStatusSchema, { target: 'draft-2020-12' })

const { $schema: __, ...chat } = toJsonSchema(ChatRequestSchema, {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  typeMode: 'input',
})

const { $schema: ___, ...spoken } = toJsonSchema(SpokenRequestSchema, { target: 'draft-2020-12' })

const string = { type: 'string' }
const object = { type: 'object' }

const toolCalls = {
  ...object,
  required: ['message'],
  properties: {
    message: {
      ...object,
      required: ['type'],
      properties: {
        type: { ...string, description: 'Other messages than `tool-calls` are answered with {}' },
        call: { ...object, properties: { id: string } },
        toolCallList: {
          type: 'array',
          items: {
            ...object,
            required: ['id', 'function'],
            properties: {
              id: string,
              function: {
                ...object,
                required: ['name'],
                properties: {
                  name: string,
                  arguments: { type: ['object', 'string'], description: 'An object or its JSON text' },
                },
              },
            },
          },
        },
      },
    },
  },
}

const toolResults = {
  ...object,
  required: ['results'],
  properties: {
    results: {
      type: 'array',
      items: {
        ...object,
        required: ['toolCallId', 'name'],
        properties: { toolCallId: string, name: string, result: string, error: string },
      },
    },
  },
}

export const VOICE_SCHEMAS = {
  CallStatus: callStatus,
  VoiceToolCalls: toolCalls,
  VoiceToolResults: toolResults,
  VoiceChat: chat,
  SpokenText: spoken,
}

const json = (name: keyof typeof VOICE_SCHEMAS) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})
const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]))

/** Paths of the OpenAPI document. */
export const voicePaths = () => ({
  '/api/voice/calls/{id}': {
    get: {
      operationId: 'getVoiceCall',
      summary: 'The status of a call with the voice provider',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      responses: { 200: { description: 'OK', content: json('CallStatus') }, ...refusals(404, 429, 503) },
    },
  },
  '/api/voice/chat': {
    post: {
      operationId: 'chat',
      summary: 'Answers a visitor’s sentence with a language model, and changes nothing',
      parameters: [],
      requestBody: { required: true, content: json('VoiceChat') },
      responses: {
        200: {
          description: 'One JSON object per line, as each is ready. The last has the type `done` or `failed`',
          content: {
            'application/x-ndjson': { schema: { ...object, required: ['type'], properties: { type: string } } },
          },
        },
        ...refusals(400, 403, 404, 415, 429, 503),
      },
    },
  },
  [TRANSCRIPTS_PATH]: {
    post: {
      operationId: 'transcribeSpeech',
      summary: 'Transcribes a recording with the operator’s service, and keeps nothing',
      parameters: [{ name: 'language', in: 'query', schema: { type: 'string', enum: SPEECH_LANGUAGES } }],
      requestBody: {
        required: true,
        content: Object.fromEntries(
          RECORDING_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
      responses: {
        200: {
          description: 'OK',
          content: { 'application/json': { schema: { ...object, required: ['text'], properties: { text: string } } } },
        },
        ...refusals(400, 403, 404, 415, 429, 503),
      },
    },
  },
  [SPOKEN_PATH]: {
    post: {
      operationId: 'speakText',
      summary: 'Reads text aloud with the operator’s service',
      parameters: [],
      requestBody: { required: true, content: json('SpokenText') },
      responses: {
        200: { description: 'OK', content: { 'audio/mpeg': { schema: { type: 'string', format: 'binary' } } } },
        ...refusals(400, 403, 404, 415, 429, 503),
      },
    },
  },
  '/api/voice/tools': {
    post: {
      operationId: 'runVoiceTools',
      summary: 'Looks up or does something for the voice provider’s agent. Only the provider’s servers use it',
      parameters: [],
      requestBody: { required: true, content: json('VoiceToolCalls') },
      responses: {
        200: { description: 'One result or error for each call', content: json('VoiceToolResults') },
        ...refusals(400, 401, 404),
      },
    },
  },
})
