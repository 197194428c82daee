import { parentPort } from 'node:worker_threads'
import { proveRange, type SeedRange } from './prove-range.ts'

// One core of the proof: checks ranges of seeds and answers with the results.
parentPort?.on('message', (range: SeedRange) => parentPort?.postMessage(proveRange(range)))
