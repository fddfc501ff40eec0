import { createStart } from '@tanstack/react-start'
import { problemSerializer } from '#app/problem-serializer.ts'

/** Start's options for rendering on the server; the browser's are in browser.tsx. */
export const startInstance = createStart(() => ({ serializationAdapters: [problemSerializer] }))
