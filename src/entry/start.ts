import { createStart } from '@tanstack/react-start'
import { problemSerializer } from '#app/problem-serializer.ts'

/** What rendering on the server needs beside the router; the browser's part stands in client.tsx. */
export const startInstance = createStart(() => ({ serializationAdapters: [problemSerializer] }))
