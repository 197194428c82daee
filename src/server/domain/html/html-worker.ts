import { parentPort } from 'node:worker_threads'
import { cleanChecked } from './clean-checked.ts'

// The thread in which HTML is cleaned: it reports that it is ready, then answers each text with the result.
parentPort?.on('message', (html: string) => parentPort?.postMessage(cleanChecked(html)))
parentPort?.postMessage('ready')
