import { createStart } from '@tanstack/react-start'
import { problemCrossing } from './problem-crossing.ts'

/** What rendering on the server needs beside the router; the browser's part stands in client.tsx. */
export const startInstance = createStart(() => ({ serializationAdapters: [problemCrossing] }))
