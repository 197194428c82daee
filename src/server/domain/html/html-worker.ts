import { parentPort } from 'node:worker_threads'
import { cleanCheckedHtml } from './clean-checked-html.ts'

// The thread in which HTML is cleaned: it reports that it is ready, then answers each text with the result.
parentPort?.on('message', (html: string) => parentPort?.postMessage(cleanCheckedHtml(html)))
parentPort?.postMessage('ready')
