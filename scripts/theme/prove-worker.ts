import { parentPort } from 'node:worker_threads'
import { proveRange, type SeedRange } from './prove-range.ts'

// One core of the proof: takes runs of seeds, answers with what it found in each.
parentPort?.on('message', (range: SeedRange) => parentPort?.postMessage(proveRange(range)))
