import { parentPort } from 'node:worker_threads'
import { cleanChecked } from './clean-checked.ts'

/** The thread in which HTML is cleaned: each message is a text, each answer what became of it. */
parentPort?.on('message', (html: string) => parentPort?.postMessage(cleanChecked(html)))
